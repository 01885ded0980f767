import type { ErrorCode } from '@fairway/api';
import type { MultipartFile } from '@fastify/multipart';
import type { FastifyRequest } from 'fastify';
import { AppError, fieldError } from '../error/app-error.ts';

/** How large a file may be, and the error for a larger one. */
type Limit = { bytes: number; beyond: ErrorCode };

/** The file of a form, and the fields before it. */
export async function uploaded(
  request: FastifyRequest,
  { bytes, beyond }: Limit,
): Promise<{ file: Buffer; fields: MultipartFile['fields'] }> {
  try {
    const part = await request.file({ limits: { fileSize: bytes } });
    if (!part) throw fieldError('file', 'required');
    return { file: await part.toBuffer(), fields: part.fields };
  } catch (error) {
    if (error instanceof AppError) throw error;
    const status = error instanceof Error && 'statusCode' in error ? error.statusCode : undefined;
    if (status === 413) throw new AppError(beyond);
    // The form parser gives a form that breaks off no status.
    throw status === undefined ? new AppError('bad-request') : error;
  }
}
