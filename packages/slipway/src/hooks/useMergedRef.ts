import { type Ref, type RefCallback, useCallback } from 'react'

/**
 * Joins two refs to one element, so that a component and its owner can both hold it.
 *
 * The joined ref stays the same while both parts do: React does not detach and attach it on every render.
 *
 * @example
 * <input ref={useMergedRef(ref, ownRef)} />
 */
export function useMergedRef<Instance>(
  first: Ref<Instance> | undefined,
  second: Ref<Instance> | undefined,
): Ref<Instance> | undefined {
  const both = useCallback<RefCallback<Instance>>(
    (instance) => {
      const detachFirst = attach(first, instance)
      const detachSecond = attach(second, instance)
      return () => {
        detachFirst()
        detachSecond()
      }
    },
    [first, second],
  )
  return first && second ? both : (first ?? second)
}

/** Gives a ref its instance and returns what takes it away again, by clean-up or by `null` as the ref expects. */
function attach<Instance>(ref: Ref<Instance> | undefined, instance: Instance | null): () => void {
  if (typeof ref === 'function') {
    const cleanUp = ref(instance)
    return typeof cleanUp === 'function' ? cleanUp : () => ref(null)
  }
  if (ref) ref.current = instance
  return () => {
    if (ref) ref.current = null
  }
}
