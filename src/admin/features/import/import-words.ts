import { type Import, type RowState, rowStateLabels } from '#domain/import/import'

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

/** '1 row', '2 rows'. */
export function counted(count: number, noun: string): string {
  return `${count} ${noun}${count === 1 ? '' : 's'}`
}

export function changeCount({ counts }: Pick<Import, 'counts'>): number {
  return counts.new + counts.changed + counts.ended + counts.conflict
}
