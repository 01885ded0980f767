import { z } from 'zod';

/** What the engine says, as it says it. The OpenAPI document describes it loosely; the type is exact. */
export const engines = <Said>(): z.ZodType<Said> => z.looseObject({}) as unknown as z.ZodType<Said>;
