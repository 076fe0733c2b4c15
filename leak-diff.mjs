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

async function snap(){ for (let i=0;i<3;i++) await dt.send('HeapProfiler.collectGarbage'); const chunks=[]; const l=e=>chunks.push(e.chunk); dt.on('HeapProfiler.addHeapSnapshotChunk',l)
 await dt.send('HeapProfiler.takeHeapSnapshot',{reportProgress:false}); dt.off('HeapProfiler.addHeapSnapshotChunk',l)
 const {snapshot:{meta},nodes,strings}=JSON.parse(chunks.join('')); const F=meta.node_fields.length, T=meta.node_types[0]; const m=new Map()
 for(let i=0;i<nodes.length;i+=F){ const k=T[nodes[i]]+' '+(T[nodes[i]]==='string'?'':strings[nodes[i+1]].slice(0,60)); const e=m.get(k)??[0,0]; e[0]++; e[1]+=nodes[i+3]; m.set(k,e)} return m }
await cycles(+process.argv[3]||20); console.log(JSON.stringify(await measure())); const a=await snap()
await cycles(+process.argv[4]||180); console.log(JSON.stringify(await measure())); const b=await snap()
const d=[...b].map(([k,[n,s]])=>[k,n-(a.get(k)?.[0]??0),s-(a.get(k)?.[1]??0)]).sort((x,y)=>y[2]-x[2]).slice(0,25)
for (const r of d) console.log(r.join(' | '))
await browser.close()
