import { type App, Validations } from 'aws-cdk-lib'
import { AwsSolutionsChecks, type IApplyRule } from 'cdk-nag'
import type { IConstruct } from 'constructs'

/**
 * Fails a synthesis for what AWS's own list of good practice finds, unless it is accepted beside its
 * resource.
 */
export function checkEverything(app: App): void {
  Validations.of(app).addPlugins(new Checks(app))
}

/** Accepts findings for a resource and all in it, each with the reason why it is right here. */
export function accept(resource: IConstruct, reasons: Record<string, string>): void {
  for (const [id, reason] of Object.entries(reasons)) Validations.of(resource).acknowledge({ id, reason })
}

/**
 * Names of resources in a finding differ by environment: `Resource::<…>/media/*` is one that can be accepted.
 */
class Checks extends AwsSolutionsChecks {
  protected override applyRule(params: IApplyRule): void {
    super.applyRule({ ...params, rule: (node) => withoutNames(params.rule(node)) })
  }
}

type Result = ReturnType<IApplyRule['rule']>

function withoutNames(result: Result): Result {
  return Array.isArray(result) ? result.map((finding) => finding.replace(/<[^>]*>/g, '<…>')) : result
}
