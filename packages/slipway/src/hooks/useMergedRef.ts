import { type Ref, type RefCallback, useCallback } from 'react'

/**
 * Merges several refs to one element, so that a component and its parent can both use it.
 *
 * The merged ref keeps its identity as long as all parts do, so React does not detach and attach it on every render.
 *
 * @param refs The same number in each render; pass `undefined` for a ref that is missing.
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
    // biome-ignore lint/correctness/useExhaustiveDependencies: the callback depends on the refs, whose number is constant.
    refs,
  )
}

/**
 * Sets a ref to the instance. The returned function detaches it again: it calls the ref's clean-up function, or else sets the ref
 * to `null`.
 */
function attach<Instance>(ref: Ref<Instance> | undefined, instance: Instance | null): () => void {
  const cleanUp = typeof ref === 'function' ? ref(instance) : undefined
  if (ref && typeof ref !== 'function') ref.current = instance
  return typeof cleanUp === 'function' ? cleanUp : () => attach(ref, null)
}
