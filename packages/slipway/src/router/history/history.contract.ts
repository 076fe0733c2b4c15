import { describe, expect, onTestFinished, test, vi } from 'vitest'
import type { History } from './history.ts'

/** The cases that every history passes. `start` gives a fresh one at `/`. */
export function describeHistory(name: string, start: () => History): void {
  describe(name, () => {
    const begin = () => {
      const history = start()
      const moves: string[] = []
      onTestFinished(history.listen(() => moves.push(history.url())))
      const arrive = (count: number) => vi.waitFor(() => expect(moves).toHaveLength(count))
      return { history, moves, arrive }
    }

    test('an entry keeps its address and its state', () => {
      const { history } = begin()
      history.replace('/', { at: 0 })
      history.push('/order/1?from=a+b', { at: 1, list: [1, { deep: true }] })
      expect(history.url()).toBe('/order/1?from=a+b')
      expect(history.state()).toEqual({ at: 1, list: [1, { deep: true }] })
    })

    test('a move is heard once it has happened, with the entry it led to', async () => {
      const { history, moves, arrive } = begin()
      history.replace('/', { at: 0 })
      history.push('/a', { at: 1 })
      history.push('/b', { at: 2 })
      history.go(-2)
      await arrive(1)
      expect(history.state()).toEqual({ at: 0 })
      history.go(1)
      await arrive(2)
      expect(history.state()).toEqual({ at: 1 })
      expect(moves).toEqual(['/', '/a'])
    })

    test('writing is no move', async () => {
      const { history, moves, arrive } = begin()
      history.replace('/', { at: 0 })
      history.push('/a', { at: 1 })
      history.replace('/b', { at: 2 })
      history.go(-1)
      await arrive(1)
      expect(moves).toEqual(['/'])
    })

    test('a push cuts off what was ahead', async () => {
      const { history, arrive } = begin()
      history.replace('/', { at: 0 })
      history.push('/a', { at: 1 })
      history.go(-1)
      await arrive(1)
      history.push('/c', { at: 3 })
      history.go(-1)
      await arrive(2)
      history.go(1)
      await arrive(3)
      expect(history.state()).toEqual({ at: 3 })
    })

    test('what is stored does not change with the object that was given', () => {
      const { history } = begin()
      const state = { list: [1] }
      history.push('/a', state)
      state.list.push(2)
      expect(history.state()).toEqual({ list: [1] })
    })

    test('a listener that stopped hears nothing', async () => {
      const { history, arrive } = begin()
      history.replace('/', { at: 0 })
      const heard = vi.fn()
      history.listen(heard)()
      history.push('/a', { at: 1 })
      history.go(-1)
      await arrive(1)
      expect(heard).not.toHaveBeenCalled()
    })
  })
}
