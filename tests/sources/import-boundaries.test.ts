import { spawnSync } from 'node:child_process'
import { cpSync, mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { dirname, join, resolve } from 'node:path'
import { afterAll, describe, expect, test } from 'vitest'

const project = resolve(import.meta.dirname, '../..')

/** A file, and an import that is not allowed in it. What is allowed, the sources show. */
const refused: [file: string, line: string][] = [
  ['domain/rule.ts', "import { useState } from 'react'"],
  ['domain/rule.ts', "import { read } from '../src/lib/read'"],
  ['domain/rule.ts', "import { readFile } from 'node:fs/promises'"],
  ['functions/images/rendering/render.ts', "import { saveImage } from '#functions/images/image'"],
  ['functions/rate-limit/limit.ts', "import { respond } from '#functions/http/lambda-result'"],
  ['functions/images/image.ts', "import { getStore } from '#functions/store/store'"],
  ['functions/store/store.ts', "import { routes } from '#functions/lambdas/site'"],
  ['functions/store/store.ts', "import { startServices } from '#local/services'"],
  ['functions/http/call.ts', "import { siteReads } from '#functions/registry/site-reads'"],
  ['functions/lambdas/clean-up.ts', "import { query } from '#table/read'"],
  ['functions/features/click/go.ts', "import { listing } from '../listing/feature'"],
  ['functions/table/read.ts', "import { listing } from '#functions/features/listing/feature'"],
  ['domain/store/store.ts', "import { proofSchema } from '../proof/signal'"],
  ['functions/coupon/coupon.ts', "import { proofSchema } from '#domain/proof/proof'"],
  ['src/site/tile-fields.ts', "import { proofSchema } from '#domain/proof/proof'"],
  ['src/site/store/store-page.tsx', "import { ReportReview } from '../features/report/report-link'"],
  ['src/admin/coupon/coupons-page.tsx', "import { TestOffer } from '../features/proof/test-offer'"],
  ['src/admin/features/click/clicks-page.tsx', "import { Stars } from '../../../components/stars'"],
  ['functions/pages/page.ts', "import { createStore } from '#functions/store/admin-routes'"],
  ['infra/site.ts', "import { SiteApp } from '../src/app/site-app'"],
  ['infra/local/start.ts', "import { backUp } from '#operations/archive'"],
  ['infra/migrations/pass.ts', "import { findServices } from '#local/services'"],
  ['infra/demo/load.ts', "import { environmentOf } from '#infra/environments'"],
  ['src/lib/client.ts', "import { siteReads } from '#functions/registry/site-reads'"],
  ['src/components/stars.tsx', "import { load } from '../lib/load'"],
  ['src/site/store/store-page.tsx', "import { LoginPage } from '../../admin/session/login-page'"],
  ['src/site/store/store-page.tsx', "import { read } from '../../lib/read'"],
  ['src/site/store/store-page.tsx', "import { storeSchema } from '#domain/store/store'"],
  ['src/site/store/store-page.tsx', "import { z } from 'zod'"],
  ['src/site/store/store-page.tsx', "import { Button } from '@aws-amplify/ui-react'"],
  ['src/admin/store/store-list.tsx', "import { StoreCard } from '../../site/store/store-card'"],
  ['src/app/site.tsx', "import { read } from '../lib/read'"],
  ['src/app/site.tsx', "import { AdminApp } from './admin-app'"],
  ['src/app/admin-entry.tsx', "import { handler } from '#functions/lambdas/admin'"],
]

const folder = mkdtempSync(join(tmpdir(), 'clipwell-boundaries-'))
afterAll(() => rmSync(folder, { recursive: true }))

describe('the boundaries between the layers', () => {
  const report = lint([
    ...refused,
    // Files with this import are the ones that a visitor does not load.
    ['domain/store/store.ts', "import * as z from 'zod'"],
    ['functions/pages/shown.ts', 'export const width = window.innerWidth'],
    ['functions/pages/shown.ts', 'export const theme = localStorage.theme'],
    ['src/lib/shown.ts', 'export const width = window.innerWidth'],
    ['src/lib/one.ts', "export { two } from './two'"],
    ['src/lib/two.ts', "export { one as two } from './one'"],
  ])

  test.each(refused)('%s is refused: %s', (file, line) => {
    expect(report).toContainEqual({ rule: 'eslint(no-restricted-imports)', file, line })
  })

  test('functions use nothing that only a browser has', () => {
    const found = report.filter(({ rule }) => rule === 'eslint(no-restricted-globals)')
    expect(found.map(({ file, line }) => `${file}: ${line}`).toSorted()).toEqual([
      'functions/pages/shown.ts: export const theme = localStorage.theme',
      'functions/pages/shown.ts: export const width = window.innerWidth',
    ])
  })

  test('two files that import each other are refused', () => {
    expect(report).toContainEqual(
      expect.objectContaining({ rule: 'import(no-cycle)', file: 'src/lib/one.ts' }),
    )
  })
})

interface Finding {
  rule: string
  file: string
  line: string | undefined
}

function lint(lines: [file: string, line: string][]): Finding[] {
  const files: Record<string, string[]> = {}
  for (const [file, line] of lines) (files[file] ??= []).push(line)
  for (const [file, content] of Object.entries(files)) {
    mkdirSync(join(folder, dirname(file)), { recursive: true })
    writeFileSync(join(folder, file), content.join('\n'))
  }
  for (const file of ['oxlint.config.mjs', 'infra/lint/boundaries.mjs'])
    cpSync(join(project, file), join(folder, file))
  const { stdout } = spawnSync(
    process.execPath,
    [join(project, 'node_modules/oxlint/bin/oxlint'), '-c', 'oxlint.config.mjs', '--format=json'],
    {
      cwd: folder,
      encoding: 'utf8',
    },
  )
  const { diagnostics } = JSON.parse(stdout) as {
    diagnostics: { code: string; filename: string; labels: { span: { line: number } }[] }[]
  }
  return diagnostics.map(({ code, filename, labels }) => ({
    rule: code,
    file: filename,
    line: files[filename]?.[(labels[0]?.span.line ?? 0) - 1],
  }))
}
