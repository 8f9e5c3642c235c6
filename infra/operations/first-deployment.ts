/** States of a stack that was never complete or is being deleted. */
const beforeFirst = /^(?:REVIEW|CREATE_(?:IN_PROGRESS|FAILED)|ROLLBACK|DELETE)/

/** The first call runs as if no data was kept, so that it can be rolled back; a second adds protection. */
export const deploymentsOf = (keepsData: boolean, status: string | undefined): string[][] =>
  keepsData && wasNeverComplete(status) ? [['-c', 'first=yes'], []] : [[]]

export const wasNeverComplete = (status: string | undefined): boolean =>
  status === undefined || beforeFirst.test(status)
