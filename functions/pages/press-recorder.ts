/**
 * Keeps the last press of a button from before the site's first script runs, which takes it over
 * (src/app/replay-early-events.ts). It is written into each page, and the content security policy names it by
 * its hash (infra/security-headers.ts): it is the same in every page, and no build changes it. Links, forms
 * and commands do without a script what they are for, so they are left to the browser.
 */
export const pressRecorder = [
  "addEventListener('click',e=>{",
  "const b=e.target.closest('button[type=button]');",
  'if(b&&!b.commandForElement)window.earlyPress=b',
  '},true)',
].join('')
