/**
 * Records what happens before the site's first script runs, which takes it over: the last press of a button
 * (src/app/replay-early-events.ts) and the last typing (src/app/search-ahead.ts). Links, forms and commands
 * do without a script what they are for, so they are left to the browser. At the first touch it fetches the
 * page's code at once.
 *
 * It is written into each page, and the content security policy names it by its hash
 * (infra/security-headers.ts): it is the same in every page, and no build changes it.
 */
export const earlyRecorder = [
  '(()=>{',
  'const s=window.early={},on=(n,f)=>addEventListener(n,f,true),touch=()=>{',
  'if(s.touched)return;',
  's.touched=true;',
  "const c=document.getElementById('chunks');",
  'if(c)for(const href of JSON.parse(c.textContent))',
  "document.head.append(Object.assign(document.createElement('link'),{rel:'modulepreload',href}))",
  '};',
  "on('pointerdown',touch);",
  "on('focusin',touch);",
  "on('input',e=>{s.typed=e});",
  "on('click',e=>{",
  "const b=e.target.closest('button[type=button]');",
  'if(b&&!b.commandForElement)s.press=b',
  '})',
  '})()',
].join('')
