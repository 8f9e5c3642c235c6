import type { JsonSchema, Named } from '#domain/api/json-schema'
import type { Content, OpenApiDocument, OperationObject } from '#domain/api/openapi'
import { exampleOf, resolved, typeText } from './schema-text'

/** The OpenAPI document as one HTML page without scripts or other files. */
export function docsPage({ info, paths, components, servers }: OpenApiDocument): string {
  const base = servers[0]?.url ?? ''
  const named = components['schemas'] as Named
  const operations = Object.entries(paths).flatMap(([path, methods]) =>
    Object.entries(methods).map(([method, operation]) => ({
      tag: operation.tags[0] ?? '',
      method: method.toUpperCase(),
      path,
      operation,
    })),
  )
  const tags = [...new Set(operations.map(({ tag }) => tag))]
  const sections = tags.map((tag) => {
    const cards = operations.filter((each) => each.tag === tag).map((each) => card({ ...each, base }, named))
    return `<section id="${escape(tag)}"><h2>${escape(tag)}</h2>${cards.join('')}</section>`
  })
  const links = [...tags, 'schemas'].map((tag) => `<a href="#${escape(tag)}">${escape(tag)}</a>`)
  return `<!doctype html>
<html lang="en">
<meta charset="utf-8">
<meta name="viewport" content="width=device-width, initial-scale=1">
<meta name="color-scheme" content="light dark">
<title>${escape(info.title)} API</title>
<style>${style}</style>
<header><h1>${escape(info.title)} API</h1><p>${prose(info.description)}</p>
<p><a href="${base}/openapi.json">openapi.json</a></p><nav aria-label="Groups">${links.join(' ')}</nav></header>
<main>${sections.join('')}${schemasSection(named)}</main>
</html>
`
}

interface Entry {
  method: string
  path: string
  base: string
  operation: OperationObject
}

function card({ method, path, base, operation }: Entry, named: Named): string {
  const { summary, description, parameters, requestBody, responses } = operation
  return `<details id="${operation.operationId}"><summary><b class="${method.toLowerCase()}">${method}</b>
<code>${escape(base + path)}</code> <span>${escape(summary)}</span>${access(operation)}</summary>
${description ? `<p>${prose(description)}</p>` : ''}
${parameters.length > 0 ? `<h3>Parameters</h3>${parameterTable(parameters)}` : ''}
${
  requestBody
    ? Object.entries(requestBody.content)
        .map(([type, { schema }]) => bodyText(type, schema, named))
        .join('')
    : ''
}
<h3>Answers</h3><dl>${Object.entries(responses)
    .map(([status, answer]) => answerText(status, answer, named))
    .join('')}</dl>
</details>`
}

function access({ 'x-access': who }: OperationObject): string {
  return `<small>${typeof who === 'string' ? 'anyone' : `staff: ${who.join(', ')}`}</small>`
}

function parameterTable(parameters: OperationObject['parameters']): string {
  const rows = parameters.map(({ name, in: place, required, description, schema }) =>
    row([code(name), `${place}${required ? ', required' : ''}`, code(typeText(schema)), prose(description)]),
  )
  return table(['Name', 'In', 'Type', ''], rows)
}

function bodyText(type: string, schema: JsonSchema, named: Named): string {
  return `<h3>Body, as ${escape(type)}</h3>${fieldTable(schema, named)}`
}

function fieldTable(schema: JsonSchema, named: Named): string {
  const { properties = {}, required = [] } = resolved(schema, named) as {
    properties?: Record<string, JsonSchema>
    required?: string[]
  }
  const rows = Object.entries(properties).map(([name, property]) =>
    row([
      code(name),
      required.includes(name) ? 'yes' : '',
      code(typeText(property)),
      prose(property['description']),
    ]),
  )
  return rows.length > 0 ? table(['Field', 'Required', 'Type', ''], rows) : `<p>${code(typeText(schema))}</p>`
}

function answerText(status: string, answer: OperationObject['responses'][string], named: Named): string {
  if ('$ref' in answer) {
    const name = answer.$ref.slice(answer.$ref.lastIndexOf('/') + 1)
    return `<dt>${status}</dt><dd>${code(name)}</dd>`
  }
  return `<dt>${status}</dt><dd>${escape(answer.description)}${contentText(answer.content, named)}</dd>`
}

function contentText(content: Content | undefined, named: Named): string {
  return Object.values(content ?? {})
    .map(({ schema }) => {
      const example = JSON.stringify(exampleOf(schema, named), null, 2)
      return ` ${code(typeText(schema))}<pre>${escape(example)}</pre>`
    })
    .join('')
}

function schemasSection(named: Named): string {
  const entries = Object.entries(named).map(
    ([name, schema]) =>
      `<details id="${escape(name)}"><summary>${code(name)}</summary>${fieldTable(schema, named)}</details>`,
  )
  return `<section id="schemas"><h2>schemas</h2>${entries.join('')}</section>`
}

function table(heads: string[], rows: string[]): string {
  const head = heads.map((text) => `<th scope="col">${text}</th>`).join('')
  return `<table><thead><tr>${head}</tr></thead><tbody>${rows.join('')}</tbody></table>`
}

const row = (cells: string[]) => `<tr>${cells.map((cell) => `<td>${cell}</td>`).join('')}</tr>`
const code = (text: string) => `<code>${escape(text)}</code>`

/** Text with `names` as code. */
function prose(text: unknown): string {
  return typeof text === 'string' ? escape(text).replace(/`([^`]+)`/g, '<code>$1</code>') : ''
}

function escape(text: string): string {
  return text.replace(/[&<>"]/g, (character) => `&#${character.charCodeAt(0)};`)
}

const style = `
:root{color-scheme:light dark;--line:light-dark(#d9d2c7,#4a443c);--soft:light-dark(#f6f2ea,#26221d)}
body{font:1rem/1.55 system-ui,sans-serif;max-width:64rem;margin:0 auto;padding:1.5rem;color:light-dark(#241f19,#f0eae0);background:light-dark(#fffdf9,#191613)}
a{color:light-dark(#9a3412,#fdba74)} nav{display:flex;flex-wrap:wrap;gap:.25rem 1rem} h2{text-transform:capitalize;margin:2rem 0 .5rem} h3{font-size:1rem;margin:1rem 0 .25rem}
details{border:1px solid var(--line);border-radius:.5rem;margin:.5rem 0;padding:.5rem .75rem} summary{cursor:pointer;display:flex;flex-wrap:wrap;gap:.25rem .75rem;align-items:baseline}
summary b{min-width:4.25rem;font-size:.85rem} summary small{margin-left:auto;opacity:.8} code,pre{font:.9em/1.5 ui-monospace,monospace;overflow-wrap:anywhere}
pre{background:var(--soft);padding:.75rem;border-radius:.5rem;overflow:auto} table{border-collapse:collapse;width:100%} th,td{text-align:left;vertical-align:top;padding:.25rem .75rem .25rem 0;border-bottom:1px solid var(--line)}
dl{display:grid;grid-template-columns:auto 1fr;gap:.25rem 1rem} dd{margin:0;min-width:0} .delete{color:light-dark(#b91c1c,#fca5a5)} .get{color:light-dark(#15603a,#86d6a5)}`
