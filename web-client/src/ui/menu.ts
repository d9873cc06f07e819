// What a menu offers.

export type MenuItem =
  | {
      readonly kind: "action";
      readonly name: string;
      /// Why it cannot be used now; empty or absent: it can.
      readonly disabledReason?: string;
      readonly harm?: boolean;
      readonly run: () => void;
    }
  | { readonly kind: "line" };
