import * as z from 'zod'
import { type ErrorCode, errorStatuses } from '../http/errors'

/** The body of every answer that is not a success; its type is ErrorBody. */
export const errorSchema = z
  .object({
    statusCode: z.int(),
    error: z.enum(Object.keys(errorStatuses) as [ErrorCode, ...ErrorCode[]]),
    message: z.string().meta({ description: 'Fit to show to a person.' }),
    requestId: z.string().meta({ description: 'The one in the log.' }),
    fields: z
      .record(z.string(), z.string())
      .optional()
      .meta({ description: 'Messages by the path of the input: `name`, `pros.1`.' }),
  })
  .meta({ id: 'Error' })
