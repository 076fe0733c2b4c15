import { expect, test, vi } from 'vitest'
import { createAtlasCore } from './core/atlasCore.ts'
import type { Request, Response } from './core/jobs.ts'
import { createEngine, type EngineHost } from './engine.ts'
import { type AtlasWorker, longestStartMs } from './executor.ts'
import { loadPart } from './loadPart.ts'

/** A worker in this thread. Its messages are asynchronous, as those of a real one. */
function createWorkerHere() {
  const core = createAtlasCore()
  const requests: Request[] = []
  const worker: AtlasWorker = {
    onmessage: null,
    onerror: null,
    onmessageerror: null,
    terminate: vi.fn(),
    postMessage(request: Request) {
      requests.push(request)
      if ('part' in request) core.load(request.part, request.data)
      else respond({ number: request.number, result: core.run(request.job) })
    },
  }
  const respond = (data: Response) =>
    queueMicrotask(() => worker.onmessage?.call(worker as Worker, { data } as MessageEvent<Response>))
  return { worker, requests, respond }
}

const fail = (worker: AtlasWorker) => worker.onerror?.call(worker as Worker, new Event('error') as ErrorEvent)

const createHost = (startWorker?: () => AtlasWorker) =>
  ({
    startWorker: startWorker && vi.fn(startWorker),
    loadPart: vi.fn(loadPart),
    createCoreInPage: vi.fn(async () => createAtlasCore()),
  }) satisfies EngineHost

const lisbon = { point: { latitude: 38.72, longitude: -9.14 }, locale: 'en' }
const tile = { x: 7, y: 6, z: 4, borders: false }

test('the worker is started and each part is loaded with the first job that needs it', async () => {
  const { worker, requests, respond } = createWorkerHere()
  const host = createHost(() => {
    respond({ ready: true })
    return worker
  })
  const engine = createEngine('small', host)
  expect(host.startWorker).not.toHaveBeenCalled()
  const [found, again] = await Promise.all([engine.run('reverse', lisbon), engine.run('reverse', lisbon)])
  expect([found?.name, again?.name]).toEqual(['Lisbon', 'Lisbon'])
  expect(host.loadPart.mock.calls).toEqual([['small', 'cities']])
  await engine.run('tile', tile)
  await engine.run('tile', { ...tile, borders: true })
  expect(host.loadPart.mock.calls.map(([, part]) => part)).toEqual(['cities', 'land', 'borders'])
  expect(requests.flatMap((request) => ('part' in request ? [request.part] : []))).toEqual([
    'cities',
    'land',
    'borders',
  ])
  expect(host.startWorker).toHaveBeenCalledTimes(1)
  expect(host.createCoreInPage).not.toHaveBeenCalled()
})

test('on a platform without workers, jobs run in the page', async () => {
  const host = createHost()
  expect((await createEngine('small', host).run('reverse', lisbon))?.name).toBe('Lisbon')
})

const warning = 'the atlas cannot start its worker'

test.each<[string, () => AtlasWorker]>([
  [
    'cannot be created',
    () => {
      throw new Error('blocked')
    },
  ],
  [
    'reports an error before it is ready',
    () => {
      const { worker } = createWorkerHere()
      queueMicrotask(() => fail(worker))
      return worker
    },
  ],
])('if the worker %s, jobs run in the page after a warning', async (_, startWorker) => {
  const consoleError = vi.spyOn(console, 'error').mockImplementation(() => {})
  const engine = createEngine('small', createHost(startWorker))
  const [found, result] = await Promise.all([engine.run('reverse', lisbon), engine.run('tile', tile)])
  expect([found?.name, result.extent]).toEqual(['Lisbon', 4096])
  expect((await engine.run('reverse', lisbon))?.name).toBe('Lisbon')
  expect(consoleError).toHaveBeenCalledTimes(1)
  expect(consoleError).toHaveBeenCalledWith(expect.stringContaining(warning))
})

test('if the worker does not report that it is ready, jobs run in the page', async () => {
  vi.useFakeTimers()
  const consoleError = vi.spyOn(console, 'error').mockImplementation(() => {})
  const { worker } = createWorkerHere()
  const found = createEngine(
    'small',
    createHost(() => worker),
  ).run('reverse', lisbon)
  await vi.advanceTimersByTimeAsync(longestStartMs)
  vi.useRealTimers()
  expect((await found)?.name).toBe('Lisbon')
  expect(worker.terminate).toHaveBeenCalled()
  expect(consoleError).toHaveBeenCalledWith(expect.stringContaining(warning))
})

test('if the worker fails later, its jobs are rejected, and the next job starts a new one', async () => {
  const workers = [createWorkerHere(), createWorkerHere()]
  const startWorker = vi.fn(() => {
    const next = workers[startWorker.mock.calls.length - 1] ?? createWorkerHere()
    next.respond({ ready: true })
    return next.worker
  })
  const engine = createEngine('small', createHost(startWorker))
  await engine.run('reverse', lisbon)
  const [first] = workers
  if (first) first.worker.postMessage = () => fail(first.worker)
  await expect(engine.run('reverse', lisbon)).rejects.toMatchObject({ code: 'unavailable' })
  expect((await engine.run('reverse', lisbon))?.name).toBe('Lisbon')
  expect(startWorker).toHaveBeenCalledTimes(2)
})

test('if the worker fails while the data are loaded, the job is rejected', async () => {
  const { worker, respond } = createWorkerHere()
  const host = createHost(() => {
    respond({ ready: true })
    return worker
  })
  const engine = createEngine('small', host)
  await engine.run('reverse', lisbon)
  host.loadPart.mockImplementationOnce(async (size, part) => {
    fail(worker)
    return loadPart(size, part)
  })
  await expect(engine.run('tile', tile)).rejects.toMatchObject({ code: 'unavailable' })
})

test('an error in a job is returned, and the worker continues', async () => {
  const { worker, respond } = createWorkerHere()
  const postMessage = worker.postMessage.bind(worker)
  const engine = createEngine(
    'small',
    createHost(() => {
      respond({ ready: true })
      return worker
    }),
  )
  worker.postMessage = (request: Request) =>
    'job' in request && request.job.name === 'tile'
      ? respond({ number: request.number, error: 'RangeError: too large' })
      : postMessage(request)
  await expect(engine.run('tile', tile)).rejects.toMatchObject({ code: 'failed', message: 'RangeError: too large' })
  expect((await engine.run('reverse', lisbon))?.name).toBe('Lisbon')
})

test('if the data cannot be loaded, the job is rejected, and the next one loads them again', async () => {
  const host = createHost()
  host.loadPart.mockRejectedValueOnce(new TypeError('no network'))
  const engine = createEngine('small', host)
  await expect(engine.run('reverse', lisbon)).rejects.toMatchObject({ name: 'HostError', code: 'unavailable' })
  expect((await engine.run('reverse', lisbon))?.name).toBe('Lisbon')
})
