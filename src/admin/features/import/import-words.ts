import { type Import, rowStateLabels, writtenStates } from '#domain/import/import'
import { counted } from '#domain/text/counted'

const stateLabels: Record<Import['state'], string> = {
  unmapped: 'Columns to name',
  checked: 'Dry run: nothing is written yet',
  applying: 'Not finished',
  applied: 'Applied',
  undoing: 'Undo not finished',
  undone: 'Undone',
}

/** An undo may have left some as they are. */
export function stateText({ state, failed }: Pick<Import, 'state' | 'failed'>): string {
  return state === 'undone' && failed > 0 ? 'Undone in part' : stateLabels[state]
}

export function totalOf(counts: Partial<Import['counts']>): number {
  return Object.values(counts).reduce((sum, count) => sum + (count || 0), 0)
}

export const changeCount = ({ counts }: Pick<Import, 'counts'>): number =>
  writtenStates.reduce((sum, state) => sum + counts[state], 0)

/** What an import writes: '118 new, 31 changed, 5 ended'. */
function changesText({ counts }: Import): string {
  const written = writtenStates.filter((state) => counts[state] > 0)
  return written.map((state) => `${counts[state]} ${rowStateLabels[state].toLowerCase()}`).join(', ')
}

/** How far it is, or what it has done. */
export function progressText(shown: Import): string {
  const { state, done, failed } = shown
  const skipped = failed > 0 ? ` Skipped: ${counted(failed, 'row')}.` : ''
  if (state === 'applying') return `Written: ${done} of ${counted(changeCount(shown), 'row')}.`
  if (state === 'undoing') return `Undone: ${counted(done, 'row')} so far.`
  if (state === 'undone') return `Undone: ${counted(done - failed, 'row')}.${skipped}`
  if (state === 'applied') return `Imported: ${changesText(shown) || 'nothing'}.${skipped}`
  return changeCount(shown) === 0 ? 'Nothing to apply.' : `To be written: ${changesText(shown)}.`
}

/** What a dry run leaves out, and what to do where it writes nothing. */
export function restText({ counts }: Import): string {
  const { edited, conflict, map, refused } = counts
  const rest = [
    edited > 0 && `Kept as staff edited them: ${counted(edited, 'row')}.`,
    conflict > 0 && 'In a conflict what staff have edited stays.',
    map + refused > 0 && `Left out: ${counted(map + refused, 'row')}.`,
    changeCount({ counts }) === 0 && nextStep(counts),
  ]
  return rest.filter(Boolean).join(' ')
}

function nextStep({ map, refused, edited }: Import['counts']): string {
  if (map > 0) return 'Choose the stores of its shops below.'
  if (refused > 0) return 'Mend the refused rows, and import them again.'
  return `${edited > 0 ? '' : 'The site has all of it already. '}Discard it, and choose the next file.`
}

/** What happens now, in this window. */
export function runningText(shown: Import, step: 'applying' | 'undoing'): string {
  const done = shown.state === step ? shown.done : 0
  if (step === 'undoing') return `Undoing: ${counted(done, 'row')} so far.`
  return `Writing: ${done} of ${counted(changeCount(shown), 'row')}.`
}
