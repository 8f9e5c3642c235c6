import { type Import, type RowState, rowStateLabels } from '#domain/import/import'
import { counted } from '#domain/text/counted'

const stateLabels: Record<Import['state'], string> = {
  unmapped: 'Columns to name',
  checked: 'Dry run: nothing is written yet',
  applying: 'Not finished',
  applied: 'Applied',
  undoing: 'Undo not finished',
  undone: 'Undone',
}

/** An undo may have left some or all as they are. */
export function stateText({ state, done, failed }: Pick<Import, 'state' | 'done' | 'failed'>): string {
  if (state !== 'undone' || failed === 0) return stateLabels[state]
  return failed < done ? 'Undone in part' : 'Not undone'
}

/** What an undo does. Where rows have failed, or are left, it is not known of which kind they are. */
export function undoDetail({ counts, state, failed }: Pick<Import, 'counts' | 'state' | 'failed'>): string {
  const changed = counts.changed + counts.ended + counts.conflict
  const parts = [
    counts.new > 0 && `${counted(counts.new, 'new offer')} ${counts.new === 1 ? 'is' : 'are'} removed`,
    changed > 0 &&
      `${changed} ${changed === 1 ? 'gets' : 'get'} back what ${changed === 1 ? 'it' : 'they'} had`,
  ]
  const most = state === 'applied' && failed === 0 ? '' : 'At most: '
  return `${most}${parts.filter(Boolean).join(', ')}. What was edited since stays.`
}

/** What an undo has done, and what it has left. */
export function undoneText({ done, failed }: Pick<Import, 'done' | 'failed'>): string {
  const kept = `${counted(failed, 'coupon')} ${failed === 1 ? 'stays' : 'stay'}: edited or deleted since.`
  if (failed === 0) return `Undone: ${counted(done, 'row')}.`
  return failed < done ? `Undone: ${counted(done - failed, 'row')}. ${kept}` : `Nothing was undone. ${kept}`
}

export function totalOf(counts: Partial<Record<RowState, number>>): number {
  return Object.values(counts).reduce((sum, count) => sum + (count || 0), 0)
}

/** What an import writes: '118 new, 31 changed, 5 ended'. */
export function changesText({ counts }: Pick<Import, 'counts'>): string {
  const written = (['new', 'changed', 'ended', 'conflict'] as const).filter((state) => counts[state] > 0)
  const texts = written.map((state) => `${counts[state]} ${rowStateLabels[state].toLowerCase()}`)
  return texts.length === 0 ? 'nothing' : texts.join(', ')
}

export function changeCount({ counts }: Pick<Import, 'counts'>): number {
  return counts.new + counts.changed + counts.ended + counts.conflict
}
