/**
 * Fetches the first script after the first paint or touch, since before it would compete with the page.
 * Records until then presses and the address (src/app/replay-early-events.ts, back-before-hydration.ts). The
 * content security policy has its hash: it is the same in every page.
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
  // The placeholder's colour (styles/base.css). The load of an image never reaches the window.
  "d.addEventListener('load',e=>{e.target.removeAttribute('style')},true);",
  "new PerformanceObserver((_,o)=>{o.disconnect();paint()}).observe({type:'paint',buffered:true});",
  'setTimeout(paint,2e3);',
  "on('pointerdown',touch);",
  "on('focusin',touch);",
  "on('click',e=>{",
  "const b=e.target.closest('button[type=button]');",
  'if(b&&!b.commandForElement)s.press=b',
  '})',
  '})()',
].join('')

export const recorderOf = (entry: string): string => `<script data-entry="${entry}">${earlyRecorder}</script>`
