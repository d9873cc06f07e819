// A map image for a scene: laid under its grid at once, or first a question to the GM.
import type { Asset } from "../../generated/protocol/wire/v1/lobby_pb";
import type { Scene } from "../../generated/protocol/wire/v1/state_pb";
import type { Session } from "../../state/session.svelte";
import type { View } from "../../state/view.svelte";
import { playersSee, withPicture } from "./scene_picture";
import { takeStep } from "./setup_steps";

/// The dialog asks before a change that players see, and sends a file.
export function offerMapImage(session: Session, view: View, scene: Scene, image: Asset | File): void {
  if (image instanceof File || playersSee(session.table, scene)) view.mapImage = { scene: scene.id, image };
  else layUnder(session, view, scene, image);
}

/// A scene that is being set up goes on to the fit of its grid.
export function layUnder(session: Session, view: View, scene: Scene, picture: Asset): void {
  const withImage = withPicture(scene, picture);
  void session.edit({ case: "editScene", value: withImage });
  if (view.setup?.scene !== scene.id || view.setup.step !== "picture") return;
  takeStep(view, withImage, "grid");
}
