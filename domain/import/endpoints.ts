import * as z from 'zod'
import {
  changing,
  creating,
  deleting,
  endpoints,
  forStaff,
  idOf,
  listSchema,
  noContent,
  oneOf,
} from '../api/endpoint'
import { pageRequestSchema } from '../http/paging'
import { bodySizes } from '../http/request-size'
import {
  applySchema,
  importFormSchema,
  importRowSchema,
  importRowsSchema,
  importSchema,
  importTimes,
  shopMappingSchema,
} from './import'
import { sourceChangesSchema, sourceFormSchema, sourceSchema } from './source'

const params = idOf('import')

const sourceParams = z.object({ id: z.string().max(50, 'There is no such source.') })

const writeOnly = 'Its address and its header are kept as secrets, and never answered.'

/** The calls about imports of offers (product.md, section 31). */
export const importApi = endpoints({
  'POST /imports': {
    ...creating,
    summary: 'Check a file of offers: what would be new, changed or ended',
    description:
      'CSV, XML or JSON of a network, or CSV whose columns are named by `mapping`. No coupon is written. ' +
      'Without a known format, or with an `openDate`, its state is `unmapped` and it is not stored: send it ' +
      'again with a mapping or a `dateOrder`.',
    form: importFormSchema,
    largestBody: bodySizes.feed,
    answer: importSchema,
  },
  'GET /imports': { ...forStaff, ...listSchema(importSchema), summary: 'Imports, the newest first' },
  'GET /imports/{id}': { ...forStaff, summary: 'An import', ...oneOf(params, importSchema) },
  'GET /imports/{id}/rows': {
    ...forStaff,
    ...listSchema(importRowSchema),
    summary: 'Its rows, conflicts first, or those of a state',
    params,
    query: pageRequestSchema.extend(importRowsSchema.shape),
  },
  'PUT /imports/{id}/shops': {
    ...forStaff,
    summary: 'Say which store a shop of the file is',
    description: 'It is remembered for the source. In a dry run its rows become new ones.',
    params,
    json: shopMappingSchema,
    answer: importSchema,
    refusals: ['conflict'],
  },
  'POST /imports/{id}/apply': {
    ...forStaff,
    summary: 'Write up to 100 rows',
    description:
      'Call it until the state is `applied`. Where a coupon was changed since the dry run, its row is skipped. ' +
      'Where more than 30 % of the known offers of a source would end, `confirmEnding` is needed.',
    params,
    json: applySchema,
    answer: importSchema,
    refusals: ['conflict'],
  },
  'POST /imports/{id}/undo': {
    ...forStaff,
    summary: 'Undo up to 100 coupons',
    description:
      `Within ${importTimes.undoHours} hours. Call it until the state is \`undone\`. ` +
      'Coupons that were edited since are skipped.',
    params,
    answer: importSchema,
    refusals: ['conflict'],
  },
  'DELETE /imports/{id}': {
    ...forStaff,
    summary: 'Discard a dry run',
    description: 'One that was applied is undone first.',
    params,
    answer: noContent,
    refusals: ['conflict'],
  },
  'GET /sources': {
    ...forStaff,
    summary: 'Sources of imports: how they are read and pulled, and how the last pull went',
    answer: z.array(sourceSchema),
  },
  'POST /sources': {
    ...creating,
    summary: 'Create a source',
    description: `Its feed is pulled within 5 minutes. ${writeOnly}`,
    json: sourceFormSchema,
    answer: sourceSchema,
    refusals: ['conflict'],
  },
  'PUT /sources/{id}': {
    ...changing,
    summary: 'Change a source',
    description: `${changing.description} ${writeOnly}`,
    params: sourceParams,
    json: sourceChangesSchema,
    answer: sourceSchema,
  },
  'POST /sources/{id}/pull': {
    ...forStaff,
    summary: 'Pull its feed within 5 minutes, before it is due',
    params: sourceParams,
    answer: sourceSchema,
    refusals: ['conflict'],
  },
  'DELETE /sources/{id}': {
    ...deleting,
    summary: 'Forget a source, with its shops and its address',
    params: sourceParams,
  },
})
