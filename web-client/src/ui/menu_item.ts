// The items of a menu.

export type MenuItem =
  | {
      readonly kind: "action";
      readonly name: string;
      /// Why it is disabled; empty or absent: it is enabled.
      readonly disabledReason?: string;
      readonly harm?: boolean;
      readonly run: () => void;
    }
  | { readonly kind: "line" };
