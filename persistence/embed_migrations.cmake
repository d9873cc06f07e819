# Writes a C++ file holding every migration of one backend, in order of number, and gives its path in `out`.
function(ft_embed_migrations backend out)
  file(GLOB scripts CONFIGURE_DEPENDS ${CMAKE_CURRENT_SOURCE_DIR}/${backend}/migrations/*.sql)
  list(SORT scripts)
  set(entries "")
  foreach(script IN LISTS scripts)
    set_property(DIRECTORY APPEND PROPERTY CMAKE_CONFIGURE_DEPENDS ${script})
    get_filename_component(name ${script} NAME_WE)
    file(READ ${script} text)
    string(APPEND entries "    sql::Migration{\"${name}\", R\"sql_script(${text})sql_script\"},\n")
  endforeach()
  set(generated ${CMAKE_CURRENT_BINARY_DIR}/${backend}_migrations.cpp)
  file(CONFIGURE OUTPUT ${generated} @ONLY CONTENT [[
#include <array>

#include "persistence/@backend@/migrations.hpp"

namespace ft::persistence::@backend@ {

std::span<const sql::Migration> migrations() {
  static constexpr auto steps = std::to_array<sql::Migration>({
@entries@  });
  return steps;
}

}  // namespace ft::persistence::@backend@
]])
  set(${out} ${generated} PARENT_SCOPE)
endfunction()
