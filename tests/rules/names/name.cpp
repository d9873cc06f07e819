// One name, compiled by ctest: FT_HEADER, FT_NAMESPACE and FT_NAME are the header that declares it, its namespace and itself.
#include FT_HEADER

#define FT_TEXT_OF(name) #name
#define FT_TEXT(name) FT_TEXT_OF(name)

namespace FT_NAMESPACE {

inline constexpr Key named = FT_TEXT(FT_NAME) ""_k;

}  // namespace FT_NAMESPACE
