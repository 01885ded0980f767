import { z } from 'zod';
import { defaultsOf, type Field, isFilled, keysOf, type NeededKeys, type RecordFields, type ValueOf } from '../record/kind.ts';
import * as check from './field.ts';

type ShapeOf<Fields extends RecordFields> = { [Key in keyof Fields]: z.ZodType<ValueOf<Fields[Key]>, ValueOf<Fields[Key]>> };
type RuleKeys<Fields extends RecordFields> = {
  [Key in keyof Fields]: Fields[Key] extends { readonly kind: 'rule' } ? Key : never;
}[keyof Fields];
/** What fields are checked by where their kind does not say it: always for a rule, for another field in place of its kind. */
type Special<Fields extends RecordFields> = { [Key in RuleKeys<Fields>]: z.ZodType } & Partial<Omit<ShapeOf<Fields>, RuleKeys<Fields>>>;
type ShapeWith<Fields extends RecordFields, Own> = {
  [Key in keyof Fields]: Key extends keyof Own ? (Own[Key] extends z.ZodType ? Own[Key] : never) : ShapeOf<Fields>[Key];
};

/** As a person writes it. */
function written(field: Field): z.ZodType {
  switch (field.kind) {
    case 'line':
      return field.needed ? check.nameTo(field.most) : check.line.max(field.most);
    case 'lines':
      return field.needed ? check.text.min(1, { error: 'required' }).max(field.most) : check.text.max(field.most);
    case 'code':
    case 'phone':
      return field.needed ? check.codeTo(field.most) : check.code.max(field.most);
    case 'email':
      return check.emailText;
    case 'web-page':
      return check.webPage(field.secure === true);
    case 'time-zone':
      return check.timeZone;
    case 'date':
      return check.playingDate;
    case 'percent':
      return field.decimals === 1
        ? z.number().min(field.from).max(field.to).multipleOf(0.1)
        : z.number().min(field.from).max(field.to).refine(check.isHundredths, { error: 'percent-hundredths' });
    default:
      return stored(field);
  }
}

/** As an answer has it: a text that was checked when it was written is not checked again. */
function stored(field: Field): z.ZodType {
  switch (field.kind) {
    case 'email':
    case 'web-page':
    case 'time-zone':
      return z.string();
    case 'date':
      return check.calendarDate;
    case 'time':
      return check.timeOfDay;
    case 'whole':
    case 'money':
      return z.int().min(field.from).max(field.to);
    case 'tenths':
      return check.tenths(field.from, field.to);
    case 'yes-no':
      return z.boolean();
    case 'choice':
      return z.enum(field.of);
    case 'reference':
      return check.id;
    case 'rule':
      throw new Error('a rule is checked by what its record hands over');
    default:
      return written(field);
  }
}

/** A text of a file may be a little longer than people may write it now: files of the first releases were. */
const LEAST_TEXT = 100;

/** As its table keeps it, and as a file has it: tenths are whole numbers, and a text is what once was checked. */
function kept(field: Field): z.ZodType {
  switch (field.kind) {
    case 'line':
      return field.needed ? check.nameTo(field.most) : z.string().max(Math.max(field.most, LEAST_TEXT));
    case 'lines':
    case 'code':
    case 'phone':
    case 'email':
      return z.string().max(Math.max(field.most, LEAST_TEXT));
    case 'web-page':
      return check.webPage(field.secure === true);
    case 'tenths':
      return z
        .int()
        .min(field.from * 10)
        .max(field.to * 10);
    default:
      return stored(field);
  }
}

const shapeOf =
  (of: (field: Field) => z.ZodType) =>
  <Fields extends RecordFields, Own extends Special<Fields>>(fields: Fields, own: Own): ShapeWith<Fields, Own> => {
    const ofKind = (field: Field) => (isFilled(field) ? of(field) : of(field).nullable());
    const checked = keysOf(fields).map((key) => [key, own[key as keyof Own] ?? ofKind(fields[key] as Field)]);
    return Object.fromEntries(checked) as ShapeWith<Fields, Own>;
  };

/** The fields of a record as an answer has them. */
export const factsOf = shapeOf(stored);
/** The same fields, as a person may write them. */
export const writtenOf = shapeOf(written);
/** The same fields, as a file has them. */
export const keptOf = shapeOf(kept);

type NewShape<Fields extends RecordFields, Shape extends Record<keyof Fields, z.ZodType>> = {
  [Key in keyof Fields]: Key extends NeededKeys<Fields> ? Shape[Key] : z.ZodOptional<Shape[Key]>;
};
/** What makes a new record: the fields that are needed, and any of the others. */
export function newOf<Fields extends RecordFields, Shape extends Record<keyof Fields, z.ZodType>>(
  fields: Fields,
  shape: Shape,
): NewShape<Fields, Shape> {
  const entries = keysOf(fields).map((key) => [key, fields[key]?.needed ? shape[key] : shape[key].optional()]);
  return Object.fromEntries(entries) as NewShape<Fields, Shape>;
}

type UsuallyShape<Fields extends RecordFields, Shape extends Record<keyof Fields, z.ZodType>> = {
  [Key in keyof Fields]: Key extends NeededKeys<Fields> ? Shape[Key] : z.ZodDefault<Shape[Key]>;
};
/** A part of another record, as it is written whole: what is left out is usual. */
export function usually<Fields extends RecordFields, Shape extends Record<keyof Fields, z.ZodType>>(
  fields: Fields,
  shape: Shape,
): UsuallyShape<Fields, Shape> {
  const usual: Readonly<Record<string, unknown>> = defaultsOf(fields);
  const entries = keysOf(fields).map((key) => [key, key in usual ? shape[key].default(usual[key] as never) : shape[key]]);
  return Object.fromEntries(entries) as UsuallyShape<Fields, Shape>;
}
