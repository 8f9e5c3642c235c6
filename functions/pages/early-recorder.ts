/**
 * Fetches the site's first script after the first paint or touch, since before the paint it would compete
 * with the page. A tab in the background does not paint; there it waits two seconds. Records until then the
 * last press of a button (src/app/replay-early-events.ts), the last typing (src/app/search-ahead.ts), and the
 * address, which Back may change (src/app/back-before-code.ts). Links, forms and commands work without a
 * script. The content security policy names it by its hash (infra/security-headers.ts), so it is the same in
 * every page and build.
 */
export const earlyRecorder = [
  '(()=>{',
  'const d=document,{entry}=d.currentScript.dataset,s=window.early={address:d.URL},',
  'on=(n,f)=>addEventListener(n,f,true),',
  'add=(n,o)=>d.head.append(Object.assign(d.createElement(n),o));',
  'let painted,started;',
  'const start=()=>{',
  "if(started||d.readyState=='loading'||!painted&&!s.touched)return;",
  'started=true;',
  "add('script',{type:'module',src:entry})",
  '},paint=()=>{',
  'painted=true;',
  'start()',
  '},touch=()=>{',
  'if(s.touched)return;',
  's.touched=true;',
  "const c=d.getElementById('chunks');",
  "if(c)for(const href of JSON.parse(c.textContent))add('link',{rel:'modulepreload',href});",
  'start()',
  '};',
  "on('DOMContentLoaded',start);",
  "new PerformanceObserver((_,o)=>{o.disconnect();paint()}).observe({type:'paint',buffered:true});",
  'setTimeout(paint,2e3);',
  "on('pointerdown',touch);",
  "on('focusin',touch);",
  "on('input',e=>{s.typed=e});",
  "on('click',e=>{",
  "const b=e.target.closest('button[type=button]');",
  'if(b&&!b.commandForElement)s.press=b',
  '})',
  '})()',
].join('')

export function recorderOf(entry: string): string {
  return `<script data-entry="${entry}">${earlyRecorder}</script>`
}
