export {
  FloatingButton,
  type FloatingButtonAction,
  type FloatingButtonProps,
} from './FloatingButton.tsx'
