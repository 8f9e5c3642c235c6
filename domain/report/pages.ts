export const reportPages = {
  report: {
    path: '/report',
    file: 'features/report/report-page',
    title: 'Report a review or an offer',
    noIndex: true,
  },
  // Only the reporter gets its address.
  receipt: {
    path: '/report/:reportId',
    file: 'features/report/receipt-page',
    title: 'Receipt of a report',
    noIndex: true,
  },
} as const

export const reportPageParameters = { report: ['coupon', 'review'] }

export const reportFormRoutes = {
  '/forms/report': {
    page: reportPages.report.path,
    call: 'POST /reports',
    shownFor: reportPageParameters.report,
  },
} as const
