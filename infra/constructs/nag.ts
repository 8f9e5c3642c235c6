import { type App, Validations } from 'aws-cdk-lib'
import { AwsSolutionsChecks, type IApplyRule } from 'cdk-nag'
import type { IConstruct } from 'constructs'

export function checkEverything(app: App): void {
  Validations.of(app).addPlugins(new Checks(app))
}

export function suppressFindings(resource: IConstruct, reasons: Record<string, string>): void {
  for (const [id, reason] of Object.entries(reasons)) Validations.of(resource).acknowledge({ id, reason })
}

/** So that names in findings do not depend on the environment: `Resource::<…>/media/*`. */
class Checks extends AwsSolutionsChecks {
  protected override applyRule(params: IApplyRule): void {
    super.applyRule({ ...params, rule: (node) => withoutNames(params.rule(node)) })
  }
}

type Result = ReturnType<IApplyRule['rule']>

function withoutNames(result: Result): Result {
  return Array.isArray(result) ? result.map((finding) => finding.replace(/<[^>]*>/g, '<…>')) : result
}
