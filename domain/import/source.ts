import * as z from 'zod'
import { bounds, choice, flag, id, line, link, objectError, optional, version } from '../field/field'
import { feedSourceSchema, sourceName, timeZone } from './import'

const pullTimes = ['never', 'hourly', 'daily'] as const

/** Where offers come from: how a feed is read, and when it is pulled. Nobody reads its address again. */
export const sourceSchema = feedSourceSchema
  .extend({
    _id: z.string(),
    pulls: z.enum(pullTimes).catch('never'),
    /** What asks nobody is written without staff. */
    appliesItself: z.boolean(),
    /** The host of its address. Null before it has one. */
    host: z.string().nullable(),
    pulledAt: z.iso.datetime().nullable(),
    problem: z.string().nullable(),
    waitingId: id.nullable(),
    createdAt: z.iso.datetime(),
    version,
  })
  .meta({ id: 'Source' })

const fields = {
  isFull: flag('Full feed'),
  timeZone,
  pulls: choice('Pulled', pullTimes),
  appliesItself: flag('Applied by itself'),
  /** The address stays as it was where nothing is sent, since it may contain a key. */
  address: optional(link('Address')),
  header: optional(
    line('Header', bounds.link).pipe(
      z
        .string()
        .regex(/^[\w-]+: \S/, 'Header must be like “Name: value”.')
        .regex(/^(?!host:|connection:|content-|transfer-)/i, 'Header must not be one of the connection.'),
    ),
  ),
}

export const sourceFormSchema = z.object({ name: sourceName, ...fields }, objectError)

export const sourceChangesSchema = z.object(fields, objectError).partial()

export type Source = z.infer<typeof sourceSchema>
export type SourceForm = z.infer<typeof sourceFormSchema>
export type SourceChanges = z.infer<typeof sourceChangesSchema>
