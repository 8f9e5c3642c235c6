import { type App, Validations } from 'aws-cdk-lib'
import { AwsSolutionsChecks, type IApplyRule } from 'cdk-nag'
import type { IConstruct } from 'constructs'

/** Fails the synthesis for findings of AWS's best practices (cdk-nag) that are not accepted. */
export function checkEverything(app: App): void {
  Validations.of(app).addPlugins(new Checks(app))
}

/** Accepts findings for a resource and its children, with the reason for each. */
export function accept(resource: IConstruct, reasons: Record<string, string>): void {
  for (const [id, reason] of Object.entries(reasons)) Validations.of(resource).acknowledge({ id, reason })
}

/** Names of resources in a finding depend on the environment: `Resource::<…>/media/*` can be accepted. */
class Checks extends AwsSolutionsChecks {
  protected override applyRule(params: IApplyRule): void {
    super.applyRule({ ...params, rule: (node) => withoutNames(params.rule(node)) })
  }
}

type Result = ReturnType<IApplyRule['rule']>

function withoutNames(result: Result): Result {
  return Array.isArray(result) ? result.map((finding) => finding.replace(/<[^>]*>/g, '<…>')) : result
}
