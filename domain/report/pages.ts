export const reportPages = {
  report: {
    path: '/report',
    file: 'features/report/report-page',
    title: 'Report a review or an offer',
    query: ['coupon', 'review'],
  },
  receipt: {
    path: '/report/:reportId',
    file: 'features/report/receipt-page',
    title: 'Receipt of a report',
  },
} as const

export const reportForms = {
  '/forms/report': { page: reportPages.report.path, call: 'POST /reports' },
} as const
