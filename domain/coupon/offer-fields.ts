import * as z from 'zod'
import { discountKinds } from './discount'
import { endPrecisions } from './coupon-dates'
import { instant, moment } from '../field/moment'
import { isMissing, numeric, optional, optionalFlag, proseOrNone } from '../field/field'

const termsLength = 1000

/** A number that may be absent: nothing, null or '' is none. */
function optionalNumber(label: string, max: number) {
  const bounded = numeric(label).pipe(
    z.number().min(0, `${label} must be at least 0.`).max(max, `${label} must be at most ${max}.`),
  )
  return z
    .union([z.number(), z.string()], { error: `${label} must be a number.` })
    .nullish()
    .transform((value) => (isMissing(value ?? undefined) ? undefined : value))
    .pipe(bounded.optional())
}

const largestAmount = 1_000_000_000

const unknownCurrency = 'Currency must be a code of ISO 4217, such as GBP.'

const currency = z
  .string({ error: 'Currency must be text.' })
  .max(40, unknownCurrency)
  .nullish()
  .transform((text) => (text ?? '').trim().toUpperCase())
  .refine((code) => code === '' || isCurrency(code), unknownCurrency)

function isCurrency(code: string): boolean {
  return Intl.supportedValuesOf('currency').includes(code)
}

const decimalNames = ['no', 'one', 'two', 'three', 'four']

function judgeDecimals(
  context: z.RefinementCtx,
  name: string,
  { label, amount, code }: { label: string; amount: number | undefined; code: string | undefined },
): void {
  if (amount === undefined || !code || !isCurrency(code)) return
  const format = new Intl.NumberFormat('en', { style: 'currency', currency: code })
  const { maximumFractionDigits: digits = 2 } = format.resolvedOptions()
  if (Number(amount.toFixed(digits)) === amount) return
  needs(context, name, `${label} may have ${decimalNames[digits] ?? digits} decimals in ${code}.`)
}

const minimumSpend = z
  .object(
    { amount: optionalNumber('Minimum spend', largestAmount), currency },
    { error: 'Minimum spend must be an object with amount and currency.' },
  )
  .superRefine(({ amount, currency: code }, context) => {
    if (amount && code === '') needs(context, 'currency', 'Currency is required.')
    judgeDecimals(context, 'amount', { label: 'Minimum spend', amount, code })
  })
  .transform((spend) => (spend.amount ? { amount: spend.amount, currency: spend.currency } : null))

const discount = z
  .object(
    {
      kind: z.enum(discountKinds, {
        error: `Kind of discount must be one of ${discountKinds.join(', ')}.`,
      }),
      value: optionalNumber('Discount', largestAmount),
      currency: currency.optional(),
      upTo: optionalNumber('Up to', largestAmount),
    },
    { error: 'Discount must be an object with kind.' },
  )
  .superRefine((sent, context) => {
    const { kind, value, upTo } = sent
    if (kind === 'amount' && !value) needs(context, 'value', 'Discount must be more than 0.')
    if (kind === 'percent' && value !== undefined && value > 100) {
      needs(context, 'value', 'Discount must be from 0 to 100 percent.')
    }
    const hasMoney = kind === 'amount' || (kind === 'percent' && upTo !== undefined)
    if (hasMoney && !sent.currency) needs(context, 'currency', 'Currency is required.')
    const code = sent.currency
    if (kind === 'amount') judgeDecimals(context, 'value', { label: 'Discount', amount: value, code })
    if (kind === 'percent') judgeDecimals(context, 'upTo', { label: 'Up to', amount: upTo, code })
  })
  .transform(({ kind, value, upTo, currency: code }) => ({
    kind,
    ...(hasValue(kind) && value !== undefined && { value }),
    ...(kind === 'percent' && upTo !== undefined && { upTo }),
    ...((kind === 'amount' || (kind === 'percent' && upTo !== undefined)) && { currency: code ?? '' }),
  }))

const hasValue = (kind: string) => kind === 'percent' || kind === 'amount'

function needs(context: z.RefinementCtx, name: string, message: string): void {
  context.addIssue({ code: 'custom', path: [name], message })
}

/** What staff may say of any offer (product.md, section 5). All of it may be left out. */
export const offerFields = {
  startsAt: instant('Start', 'start').optional(),
  endsAt: moment('End', 'end').optional(),
  endsPrecision: z.preprocess(
    (value: (typeof endPrecisions)[number] | '' | undefined) => (isMissing(value) ? undefined : value),
    z.enum(endPrecisions, { error: 'endsPrecision must be day or instant.' }).optional(),
  ),
  terms: proseOrNone('Terms', termsLength).optional(),
  minimumSpend: optional(minimumSpend),
  discount: optional(discount),
  exclusive: optionalFlag('Exclusive'),
  source: z.preprocess(
    (value: string | undefined) => (isMissing(value) ? undefined : value),
    z
      .string({ error: 'Source must be text.' })
      .regex(/^(?:staff|feed:[a-z0-9-]{1,60})$/, 'Source must be staff or a feed, such as feed:awin.')
      .optional(),
  ),
}
