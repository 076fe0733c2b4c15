import { enActionSheet } from './enActionSheet.ts'
import { enAd } from './enAd.ts'
import { enAudio } from './enAudio.ts'
import { enBottomSheet } from './enBottomSheet.ts'
import { enCalendar } from './enCalendar.ts'
import { enChooseLocation } from './enChooseLocation.ts'
import { enClipboard } from './enClipboard.ts'
import { enClose } from './enClose.ts'
import { enDateTimePicker } from './enDateTimePicker.ts'
import { enDialog } from './enDialog.ts'
import { enEditor } from './enEditor.ts'
import { enEditorToolbar } from './enEditorToolbar.ts'
import { enIndexBar } from './enIndexBar.ts'
import { enInfiniteScroll } from './enInfiniteScroll.ts'
import { enInput } from './enInput.ts'
import { enMap } from './enMap.ts'
import { enMapApps } from './enMapApps.ts'
import { enMovableView } from './enMovableView.ts'
import { enOpenLocation } from './enOpenLocation.ts'
import { enPicker } from './enPicker.ts'
import { enRangeSlider } from './enRangeSlider.ts'
import { enRate } from './enRate.ts'
import { enScrollView } from './enScrollView.ts'
import { enSearchBar } from './enSearchBar.ts'
import { enSelect } from './enSelect.ts'
import { enStepper } from './enStepper.ts'
import { enSteps } from './enSteps.ts'
import { enSwipeCell } from './enSwipeCell.ts'
import { enSwiper } from './enSwiper.ts'
import { enTag } from './enTag.ts'
import { enToast } from './enToast.ts'
import { enUnsavedChanges } from './enUnsavedChanges.ts'
import { enUploader } from './enUploader.ts'
import { enVideo } from './enVideo.ts'
import { enWebView } from './enWebView.ts'

/** English texts of features that only some apps use. Each feature imports its own texts. */
export const enFeatures = {
  ...enDialog,
  ...enClose,
  ...enPicker,
  'app.quit': 'Press back again to exit',
  ...enActionSheet,
  'navigationBar.forward': 'Forward',
  'navigationBar.share': 'Share',
  'navigationBar.favorite': 'Favorite',
  'navigationBar.menu': 'Menu',
  ...enToast,
  'chooseFile.notUserActivation': 'the file chooser can only be opened by a user activation',
  'chooseImage.album': 'Album',
  'chooseImage.camera': 'Camera',
  'previewImage.title': 'Image viewer',
  'previewImage.position': 'Image {current} of {total}',
  'previewImage.save': 'Save image',
  'previewImage.saved': 'Image saved',
  'previewImage.saveFailed': 'Could not save the image',
  'previewImage.broken': 'This image could not be loaded',
  ...enUnsavedChanges,
  'windows.top': 'Top',
  'windows.left': 'Left side',
  'windows.right': 'Right side',
  'windows.details': 'Details',
  'windows.empty': 'Nothing chosen yet',
  ...enClipboard,
  ...enChooseLocation,
  ...enInput,
  ...enSteps,
  ...enTag,
  ...enStepper,
  ...enRate,
  ...enRangeSlider,
  ...enSearchBar,
  ...enSelect,
  ...enBottomSheet,
  ...enSwipeCell,
  ...enCalendar,
  ...enDateTimePicker,
  ...enUploader,
  ...enIndexBar,
  ...enInfiniteScroll,
  ...enSwiper,
  ...enScrollView,
  ...enMap,
  ...enMovableView,
  ...enMapApps,
  ...enOpenLocation,
  ...enVideo,
  ...enWebView,
  ...enAudio,
  ...enAd,
  ...enEditor,
  ...enEditorToolbar,
} as const
