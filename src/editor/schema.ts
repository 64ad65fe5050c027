import type { z } from 'zod';

type Def = {
  type: string;
  innerType?: z.ZodType;
  in?: z.ZodType;
  out?: z.ZodType;
  shape?: Record<string, z.ZodType>;
  element?: z.ZodType;
  valueType?: z.ZodType;
  items?: z.ZodType[];
  entries?: Record<string, string>;
  format?: string;
  checks?: { _zod: { def: { check: string; minimum?: number; maximum?: number; pattern?: RegExp; value?: number } } }[];
};

/** A schema without the wrappers around it. */
export interface Plain {
  def: Def;
  isOptional: boolean;
  isNullable: boolean;
  meta: { description?: string; title?: string; widget?: string };
}

/** Takes optional, nullable, transform and preprocess off a schema. */
export function unwrap(schema: z.ZodType): Plain {
  const plain: Plain = { def: { type: 'unknown' }, isOptional: false, isNullable: false, meta: {} };
  for (let next: z.ZodType | undefined = schema; next; ) {
    const def = next._zod.def as unknown as Def;
    plain.meta = { ...next.meta(), ...plain.meta };
    if (def.type === 'optional') plain.isOptional = true;
    if (def.type === 'nullable') plain.isNullable = true;
    plain.def = def;
    next = def.type === 'pipe' ? (isTransform(def.in) ? def.out : def.in) : def.innerType;
  }
  return plain;
}

function isTransform(schema: z.ZodType | undefined): boolean {
  return (schema?._zod.def as Def | undefined)?.type === 'transform';
}

export function isPicture({ shape }: Def): boolean {
  return shape !== undefined && 'file' in shape && 'alt' in shape;
}

/** The name of a field in the editor, which allows no spaces. */
export function editorName(key: string): string {
  return key.replaceAll(' ', '_');
}
