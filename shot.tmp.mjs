import { chromium } from '@playwright/test'
const [,, origin, prefix, ...paths]=process.argv
const b=await chromium.launch({executablePath:'/usr/bin/chromium',args:['--no-sandbox','--disable-gpu']})
for (const w of [390,1440]) for (const scheme of ['light','dark']) { if (w===1440&&scheme==='dark') continue
 const c=await b.newContext({viewport:{width:w,height:900},colorScheme:scheme}); const p=await c.newPage()
 for (const path of paths){ await p.goto(origin+path); await p.waitForTimeout(800); await p.screenshot({path:`/tmp/shots/${prefix}${path.replace(/[^\w]+/g,'_')}-${w}-${scheme}.png`,fullPage:true}) } await c.close() }
await b.close()
