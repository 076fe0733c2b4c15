import { chromium } from 'playwright'
const browser = await chromium.launch({ executablePath:'/usr/bin/chromium', args:['--no-sandbox','--js-flags=--no-opt --no-maglev --no-sparkplug'] })
const ctx = await browser.newContext({ viewport:{width:390,height:844}, hasTouch:true })
const page = await ctx.newPage()
const dt = await ctx.newCDPSession(page)
await dt.send('HeapProfiler.enable'); await page.addInitScript(() => { const { animate } = Element.prototype; Element.prototype.animate = function (k, o) { return animate.call(this, k, { ...o, duration: 1 }) } })
const path = process.argv[2] ?? '/api/clipboard'
await page.goto('http://localhost:4377'+path.replace(/\/[^/]*$/, '').replace('/components','/'))
await page.waitForLoadState('networkidle')
const cycles = (n) => page.evaluate(async ([n, path]) => {
  const frame = () => new Promise(requestAnimationFrame)
  const until = async (f) => { let i=0; while(!f()) { if (i++>300) throw new Error('never '+f+document.body.innerHTML.slice(0,300)); await frame() } }
  const keys=[]
  const layers = () => document.querySelectorAll('#app > * > .sw-page')
  for (let i=0;i<n;i++){
    document.querySelector(`a[href$="${path}"]`).click()
    await until(() => layers().length === 1 && !document.getAnimations().some(a=>a.id==='sw-motion') && layers()[0].querySelector('.sw-page-body').textContent)
    keys.push(layers()[0].dataset.layer)
    history.back()
    await until(() => layers().length === 0 && !document.getAnimations().some(a=>a.id==='sw-motion'))
  }
  return keys.join(' ')
}, [n, path])
async function measure(){
  for (let i=0;i<3;i++) await dt.send('HeapProfiler.collectGarbage')
  const c = await dt.send('Memory.getDOMCounters'); const h = await dt.send('Runtime.getHeapUsage')
  return {...c, heap:h.usedSize, storage: await page.evaluate(()=>Object.keys(sessionStorage).length)}
}
let t=Date.now(); const keys=[]
for (const n of [20,60,60,60]) { keys.push(...(await cycles(n)).split(' ')); console.log(n, Date.now()-t, JSON.stringify(await measure())) }
const chunks=[]; dt.on('HeapProfiler.addHeapSnapshotChunk', e=>chunks.push(e.chunk))
await dt.send('HeapProfiler.takeHeapSnapshot',{reportProgress:false})
const snap=chunks.join(''); console.log('snapshot', snap.length, Date.now()-t)
const strings=JSON.parse(snap).strings; const held=keys.filter(k=>strings.some(s=>s.includes(k)));
console.log('held', held.length, held.slice(-5), keys.length, keys.slice(-3)); 
for (const k of held.slice(0,3)) console.log(k, strings.filter(s=>s.includes(k)).map(s=>s.slice(0,100)))
await browser.close()
