import { reportItems } from '#functions/features/report/report'

export const reported = {
  reports: (coupon: string | undefined, now: Date) => {
    const text = 'It does not work. '.repeat(5)
    return reportItems({ review: undefined, coupon, kind: 'not-working', text, email: null }, now)
  },
}

export const subjectReads = (coupon: string) => ({
  'GET /reports/subject': [{ query: { by: `coupon:${coupon}` } }],
})
