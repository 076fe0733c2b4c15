import { type Ref, type RefCallback, useCallback } from 'react'

/**
 * Joins refs to one element, so that a component and its owner can both hold it.
 *
 * The joined ref stays the same while all parts do: React does not detach and attach it on every render.
 *
 * @param refs As many in each render; `undefined` for none.
 *
 * @example
 * <input ref={useMergedRef(ownRef, ref)} />
 */
export function useMergedRef<Instance>(...refs: (Ref<Instance> | undefined)[]): RefCallback<Instance> {
  return useCallback(
    (instance) => {
      const detach = refs.map((ref) => attach(ref, instance))
      return () => {
        for (const call of detach) call()
      }
    },
    // biome-ignore lint/correctness/useExhaustiveDependencies: the refs are what it depends on.
    refs,
  )
}

/** Gives a ref its instance and returns what takes it away again, by clean-up or by `null` as the ref expects. */
function attach<Instance>(ref: Ref<Instance> | undefined, instance: Instance | null): () => void {
  const cleanUp = typeof ref === 'function' ? ref(instance) : undefined
  if (ref && typeof ref !== 'function') ref.current = instance
  return typeof cleanUp === 'function' ? cleanUp : () => attach(ref, null)
}
