import { create } from "@bufbuild/protobuf";
import { expect, test } from "vitest";
import { DeviceSchema } from "../generated/protocol/wire/v1/lobby_pb";
import { browserName, deviceText } from "./device_text";

const noon = Date.UTC(2026, 10, 3, 12) / 1000;
const device = (usedAtS: number, here = false) =>
  create(DeviceSchema, { sinceS: BigInt(noon), usedAtS: BigInt(usedAtS), here });

test("A device has the day of its login and its last use", () => {
  expect(deviceText(device(noon), noon + 3 * 86_400)).toBe("Since Nov 3, 2026, last used 3 days ago");
  expect(deviceText(device(noon), noon + 7200)).toBe("Since Nov 3, 2026, last used 2 hours ago");
});

test("Uses are kept to the hour, so a device used within two is in use, as is this one", () => {
  expect(deviceText(device(noon), noon + 7199)).toBe("Since Nov 3, 2026, in use");
  expect(deviceText(device(noon, true), noon + 86_400)).toBe("Since Nov 3, 2026, in use");
});

test("A device from before browsers were kept has no name", () => {
  expect(browserName(create(DeviceSchema))).toBe("Unknown browser");
  expect(browserName(create(DeviceSchema, { browser: "Firefox on Linux" }))).toBe("Firefox on Linux");
});
