import { nightlyPackage, type Task } from '../nightly-tools/packages'

/** Milliseconds of a task that no visitor notices. */
const unnoticed = 50

/**
 * The total blocking time of a page in milliseconds, from the processor time of its tasks and not from how
 * long they took: a shared machine makes a task last several times as long, and one time more than another.
 * `slowdown` is by how much a phone's processor is slower than the one that recorded.
 */
export async function blockingWork(trace: { traceEvents: Task[] }, slowdown: number) {
  const { TraceProcessor } = await nightlyPackage('lighthouse/core/lib/tracehouse/trace-processor.js')
  const recorded = TraceProcessor.processTrace(trace)
  const { firstContentfulPaint } = TraceProcessor.processNavigation(recorded).timestamps
  const tasks = recorded.mainThreadEvents.filter((event) => TraceProcessor.isScheduleableTask(event))
  return blockedBy(tasks, { since: firstContentfulPaint, slowdown })
}

/** What the tasks that end after a moment (in microseconds) block, each beyond what is not noticed. */
function blockedBy(tasks: readonly Task[], { since, slowdown }: { since: number; slowdown: number }) {
  return tasks
    .filter(({ ts, dur }) => ts + dur > since)
    .map(({ dur, tdur = dur }) => Math.max(0, (tdur / 1000) * slowdown - unnoticed))
    .reduce((sum, blocked) => sum + blocked, 0)
}
