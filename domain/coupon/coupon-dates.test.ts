import * as fc from 'fast-check'
import { afterEach, expect, test } from 'vitest'
import { site } from '#site'
import { couponStatusOf } from './coupon-status'
import { dateLine, nextChange } from './coupon-dates'
import { endOfDay, instantOf } from '../time/zoned-time'

const { timeZone } = site
afterEach(() => Object.assign(site, { timeZone }))

const offer = { startsAt: null, endsAt: null, endsPrecision: 'day', withdrawnAt: null } as const
const now = new Date('2026-12-24T12:00:00.000Z')

test.each([
  [{}, ''],
  [{ endsAt: '2027-01-01T00:00:00.000Z' }, 'Ends 31 December 2026'],
  [{ endsAt: '2026-12-25T00:00:00.000Z' }, 'Ends today'],
  [{ endsAt: '2026-12-24T18:00:00.000Z', endsPrecision: 'instant' }, 'Ends today at 18:00'],
  [{ endsAt: '2026-12-25T00:00:00.000Z', endsPrecision: 'instant' }, 'Ends 25 December 2026 at 00:00'],
  [{ endsAt: '2026-12-24T00:00:00.000Z' }, 'Ended 23 December 2026'],
  [{ endsAt: '2026-12-24T11:30:00.000Z', endsPrecision: 'instant' }, 'Ended today at 11:30'],
  [{ startsAt: '2026-12-27T00:00:00.000Z' }, 'Starts 27 December 2026'],
  [{ startsAt: '2026-12-27T09:00:00.000Z' }, 'Starts 27 December 2026 at 09:00'],
  [{ startsAt: '2026-12-24T18:00:00.000Z' }, 'Starts today at 18:00'],
  [{ startsAt: '2026-12-25T00:00:00.000Z' }, 'Starts 25 December 2026'],
  [{ withdrawnAt: '2026-12-20T09:00:00.000Z' }, 'Withdrawn 20 December 2026'],
] as const)('the date line of %j is %j', (dates, line) => {
  expect(dateLine({ ...offer, ...dates }, now)).toBe(line)
})

test('days and times are those of the site', () => {
  Object.assign(site, { timeZone: 'America/New_York' })
  const ends = { ...offer, endsAt: '2026-12-25T05:00:00.000Z' }
  expect(dateLine(ends, new Date('2026-12-24T04:59:00.000Z'))).toBe('Ends 24 December 2026')
  expect(dateLine(ends, new Date('2026-12-24T05:00:00.000Z'))).toBe('Ends today')
  expect(dateLine({ ...ends, endsPrecision: 'instant' }, now)).toBe('Ends 25 December 2026 at 00:00')
  const starts = { ...offer, startsAt: '2026-12-25T04:30:00.000Z' }
  expect(dateLine(starts, new Date('2026-12-24T04:59:00.000Z'))).toBe('Starts 24 December 2026 at 23:30')
  expect(dateLine(starts, new Date('2026-12-24T05:00:00.000Z'))).toBe('Starts today at 23:30')
})

const zones = ['UTC', 'Europe/London', 'America/Santiago', 'Africa/Cairo', 'Asia/Kolkata', 'Pacific/Apia']
const moment = fc.date({ min: new Date('2024-01-01'), max: new Date('2030-12-31'), noInvalidDate: true })

test('nothing that is said of an offer changes before the next change, in any zone', () => {
  const hours = fc.integer({ min: -24 * 4, max: 24 * 4 })
  fc.assert(
    fc.property(
      moment,
      fc.constantFrom(...zones),
      hours,
      hours,
      fc.boolean(),
      fc.boolean(),
      (at, zone, begins, ends, beginsDay, isDay) => {
        Object.assign(site, { timeZone: zone })
        const later = (count: number) => new Date(at.getTime() + count * 3_600_000)
        const day = (date: Date) => date.toISOString().slice(0, 10)
        const dated = {
          startsAt: (beginsDay ? instantOf(day(later(begins)), zone) : later(begins)).toISOString(),
          endsAt: (isDay ? endOfDay(day(later(ends)), zone) : later(ends)).toISOString(),
          endsPrecision: isDay ? 'day' : 'instant',
          withdrawnAt: null,
        } as const
        const textsOn = (date: Date) => `${couponStatusOf(dated, date)} ${dateLine(dated, date)}`
        const change = nextChange(dated, at)
        const same = change ? new Date(change.getTime() - 1) : new Date(at.getTime() + 40 * 86_400_000)
        expect(textsOn(same)).toBe(textsOn(at))
      },
    ),
  )
})
