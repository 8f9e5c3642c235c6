/**
 * Fetches the site's first script once the page has arrived and painted, or at the first touch: before the
 * paint it would take its share of a slow connection. A tab in the background does not paint; there it waits
 * two seconds.
 *
 * Records what happens until that script takes it over: the last press of a button
 * (src/app/replay-early-events.ts), the last typing (src/app/search-ahead.ts), and the address, which Back
 * may change (src/app/back-before-code.ts). Links, forms and commands do without a script what they are for,
 * so they are left to the browser. At the first touch it fetches the page's other code, too.
 *
 * It is written into each page, and the content security policy names it by its hash
 * (infra/security-headers.ts): it is the same in every page, and no build changes it. What the build names is
 * in the attribute of its element.
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

/** The recorder in a page, with the address of the first script. */
export function recorderOf(entry: string): string {
  return `<script data-entry="${entry}">${earlyRecorder}</script>`
}
