// Vision and lights, given.
#include "tests/case_runner/lights.hpp"

#include <algorithm>

#include "rules/kernel/maps/cell_points.hpp"

namespace ft::scn {

using namespace rules;

void vision(CaseSetup& stage, Words& words) {
  words.expect("vision");
  stage.scene().vision_mode = VisionMode::vision;
  if (words.take_if("darkness"))
    stage.scene().darkness = static_cast<std::int32_t>(words.number("a darkness from 0 to 10"));
  words.finish();
}

void light(const CaseVocabulary& vocabulary, CaseSetup& stage, Words& words) {
  words.expect("light");
  words.expect("at");
  Scene& scene = stage.scene();
  Light light{
      .id = {scene.lights.all().size() + 1}, .at = center_of(scene.grid, words.cell()), .bright = {}, .dim = {}};
  while (!words.done()) {
    if (words.take_if("bright"))
      light.bright.tenth_mm = words.length(vocabulary.unit(), "a radius");
    else if (words.take_if("dim"))
      light.dim.tenth_mm = words.length(vocabulary.unit(), "a radius");
    else if (words.take_if("darkens"))
      light.darkens = true;
    else if (words.take_if("off"))
      light.off = true;
    else
      words.wrong("bright, dim, darkens or off");
  }
  light.dim = std::max(light.dim, light.bright);
  scene.lights.set({&light, 1});
}

}  // namespace ft::scn
