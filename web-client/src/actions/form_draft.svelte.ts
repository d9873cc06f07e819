// The open form of an action: its filled fields, their choices, and sending it.

import { stillAsked } from "../declarations/declared";
import type { Param, Refusal, Value } from "../generated/protocol/wire/v1/common_pb";
import { type FieldSchema, FieldSchema_Kind } from "../generated/protocol/wire/v1/schema_pb";
import type { Session } from "../state/session.svelte";
import type { Key } from "../state/table/schema_index";
import { actingScene } from "../state/table/selectors";
import type { Cell, CreatureId } from "../state/table/table";
import { valueText } from "../state/text/sentence";
import type { Filling, OpenForm, View } from "../state/view.svelte";
import { memoryOf, remembered, rememberOptions } from "./bar_memory";
import {
  autofilledBy,
  creatureIn,
  creatureValue,
  type FieldChoice,
  keyValue,
  param,
  placeValue,
} from "./field_choices";
import { inFillingOrder, isPointed, pickedField, sendingField } from "./field_order";
import { missingFields, sendForm } from "./take_action";
import { noTargets, targetsOf } from "./target_order";
import { templateFields } from "./template_fields";

const typingPause = 150; // ms
const { CREATURE, PLACE, ITEM, CHOICE } = FieldSchema_Kind;

export class FormDraft {
  filled = $state.raw<ReadonlyMap<Key, Value>>(new Map());
  choices = $state.raw<ReadonlyMap<Key, readonly FieldChoice[]>>(new Map());
  /// The fields that the rules add to the form to make it legal, such as the payment.
  autofilled = $state.raw<readonly Param[]>([]);
  refused = $state.raw<Refusal | null>(null);
  sending = $state(false);
  /// Required fields with a value that only stands for a choice, such as the first of a list.
  private proposed = $state.raw<ReadonlySet<Key>>(new Set());
  /// Whether targets of the actor's own side are listed beside others.
  withAllies = $state(false);
  /// A place is picked in a form that lacks nothing: it is sent unless the rules add a field.
  private picked = false;

  readonly table = $derived.by(() => this.session.table);
  readonly action = $derived.by(() => this.table.schemaIndex.actions.get(this.form.action));
  readonly fields = $derived.by(() =>
    this.action === undefined ? [] : inFillingOrder(missingFields(this.action, this.form.given ?? [])),
  );
  readonly actor = $derived.by(() => this.table.creatures.get(this.form.actor));
  readonly scene = $derived.by(() => actingScene(this.table, this.form.actor, this.view.scene));
  readonly missing = $derived.by(() => this.fields.filter(({ key, required }) => required && !this.filled.has(key)));
  readonly sender = $derived.by(() => sendingField(this.fields));
  /// Whether a pick of the sending field sends the form.
  readonly sendsByPick = $derived.by(
    () => this.sender !== null && this.proposed.size === 0 && this.missing.every((field) => field === this.sender),
  );
  /// The field that a pick on the map fills.
  readonly active = $derived.by(() => pickedField(this.fields, this.filled));
  readonly targets = $derived.by(() => {
    const { active, choices } = this;
    if (active?.kind !== CREATURE) return noTargets;
    return targetsOf(this.table, this.scene, this.form.actor, choices.get(active.key) ?? [], this.withAllies);
  });

  /// The question that the form answers. Its id may change while the form is open: the question may be asked again.
  readonly answers = $derived.by(() => {
    const { answers, actor } = this.form;
    const question = answers === undefined ? null : stillAsked(this.table.questions, answers.question, actor);
    return answers === undefined || question === null ? null : { ...answers, question: question.id };
  });

  constructor(
    private readonly session: Session,
    private readonly view: View,
    readonly form: OpenForm,
  ) {
    for (const field of this.fields) {
      const chosen = field.choices.find((key) => this.table.schemaIndex.label(key) === this.lastChosen(field));
      if (field.kind === CHOICE && chosen !== undefined) this.put(field, keyValue(chosen));
    }
  }

  /// but: the field left out; 0: none.
  formBut(but: Key): Param[] {
    const filled = [...this.filled].filter(([key]) => key !== but);
    return [...(this.form.given ?? []), ...filled.map(([key, value]) => param(key, value))];
  }

  valueOf({ key }: FieldSchema): Value | undefined {
    return this.filled.get(key) ?? this.autofilled.find(({ name }) => name === key)?.value;
  }

  put(field: FieldSchema, value: Value | undefined): void {
    const now = new Map(this.filled);
    if (value === undefined) now.delete(field.key);
    else now.set(field.key, value);
    this.filled = now;
    this.proposed = new Set([...this.proposed].filter((key) => key !== field.key));
    this.refused = null;
    this.autofilled = autofilledBy(this.choices.get(field.key) ?? [], value);
  }

  /// Fills `field` until the person does.
  propose(field: FieldSchema, value: Value): void {
    this.put(field, value);
    this.proposed = new Set([...this.proposed, field.key]);
  }

  /// Fills `field` by a pick, and sends the form if it was the last open field. A form with autofilled fields is shown
  /// first.
  choose(field: FieldSchema, value: Value | undefined): void {
    this.put(field, value);
    if (value === undefined || field !== this.sender || !this.sendsByPick) return;
    const listed = (this.choices.get(field.key) ?? []).length > 0;
    if (listed && this.autofilled.length === 0) void this.send();
    else this.picked = !listed;
  }

  /// A typed place or path is not picked yet.
  fill(field: FieldSchema, value: Value | undefined): void {
    if (field.kind === PLACE) this.put(field, value);
    else this.choose(field, value);
  }

  /// What a template fills; it sends nothing. Null: nothing.
  fillingBy(origin: Cell, touched: readonly CreatureId[]): Filling | null {
    const found = templateFields(this.fields, this.choices, touched);
    if (found === null) return null;
    const { place, creatures } = found;
    const fill = () => {
      if (place !== null) this.put(place, placeValue(this.scene, origin));
      for (const [field, creature] of creatures) this.put(field, creatureValue(creature));
    };
    return { place: place !== null, creatures: creatures.map(([, creature]) => creature), fill };
  }

  /// Takes the choices of `field`. The last choice of such a creature is filled in, or the only one of a required field.
  know(field: FieldSchema, choices: readonly FieldChoice[]): void {
    const first = !this.choices.has(field.key);
    this.choices = new Map(this.choices).set(field.key, choices);
    if (!first || isPointed(field) || this.filled.has(field.key)) return;
    const legal = choices.filter(({ why }) => why === "");
    const last = legal.find(({ name }) => name === this.lastChosen(field));
    const only = field.required && legal.length === 1 ? legal[0] : undefined;
    const chosen = last ?? only;
    if (chosen !== undefined) this.put(field, chosen.value);
  }

  /// Asks the rules for autofilled fields once no field is missing. Actions of the GM have no payment. Returns the end
  /// of the request.
  askAutofilled(): (() => void) | undefined {
    const { action, form } = this;
    if (action === undefined || this.missing.length > 0 || this.sending || form.actor === 0) return undefined;
    const whole = { action: action.key, actor: form.actor, form: this.formBut(0), field: 0 };
    let late = false;
    const ask = async () => {
      const [choice] = await this.session.queries.askChoices(whole);
      if (late) return;
      this.autofilled = choice?.added ?? [];
      if (this.picked && this.autofilled.length === 0) void this.send();
      this.picked = false;
    };
    const soon = setTimeout(() => void ask(), this.picked ? 0 : typingPause);
    return () => {
      clearTimeout(soon);
      late = true;
    };
  }

  async send(): Promise<void> {
    const { form, answers } = this;
    if (this.action === undefined || this.missing.length > 0 || this.sending) return;
    this.sending = true;
    const sent = [...this.formBut(0), ...this.autofilled];
    const remember = [this.options(), answers === null ? this.target() : null]; // the card may close before the outcome
    const outcome = await sendForm(this.session, answers === null ? form : { ...form, answers }, sent);
    this.sending = false;
    if (outcome.kind === "accepted") for (const take of remember) take?.();
    if (this.view.form !== form) return;
    if (outcome.kind === "accepted") this.view.form = null;
    else this.refused = outcome.refusal;
  }

  /// Remembers the target, for doing the same again; null without one.
  private target(): (() => void) | null {
    const { form, sender, filled } = this;
    const target = sender?.kind === CREATURE ? creatureIn(filled.get(sender.key)) : 0;
    if (form.actor === 0 || form.offer === undefined || target === 0) return null;
    const aimed = { offer: form.offer, filled: [...filled].map(([key, value]) => param(key, value)), target };
    return () => this.view.lastAimed.set(form.actor, aimed);
  }

  /// Remembers the chosen options, for the next form; null without any.
  private options(): (() => void) | null {
    const { actor, fields, table } = this;
    const options = fields.flatMap(({ key, kind }) => {
      const value = kind === ITEM || kind === CHOICE ? this.filled.get(key) : undefined;
      return value === undefined ? [] : [[table.schemaIndex.name(key), valueText(table, value)] as const];
    });
    if (actor === undefined || !fields.some(({ kind }) => kind === ITEM || kind === CHOICE)) return null;
    const action = table.schemaIndex.name(this.form.action);
    return () => rememberOptions(memoryOf(table, actor), action, Object.fromEntries(options));
  }

  private lastChosen({ key }: FieldSchema): string | undefined {
    const { actor, table } = this;
    if (actor === undefined) return undefined;
    const { options } = remembered(memoryOf(table, actor));
    return options?.[table.schemaIndex.name(this.form.action)]?.[table.schemaIndex.name(key)];
  }
}
