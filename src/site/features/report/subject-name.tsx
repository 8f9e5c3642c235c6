import type { ReportedSubject } from '#domain/report/report'

/** 'the offer “A fifth off” of Zephyr'. */
export function SubjectName({ subject: { about, name, storeId } }: { subject: ReportedSubject }) {
  const store = <bdi>{storeId.name}</bdi>
  return about === 'review' ? (
    <>
      the review of {store} by <bdi>{name || 'Anonymous'}</bdi>
    </>
  ) : (
    <>
      the offer “<bdi>{name}</bdi>” of {store}
    </>
  )
}
