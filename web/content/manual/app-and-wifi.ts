import { facts } from '#shop/catalogue/facts.ts'
import type { Block } from '#web/content/blocks.ts'
import { heading, list, paragraph, steps } from '#web/content/blocks.ts'

export const appAndWifi: readonly Block[] = [
  paragraph(
    `The tub works without WiFi. With it, the ${facts.controlName} app shows the temperature, changes it, sets times, and passes on messages from the chiller’s diagnostics.`,
  ),
  heading('Pairing'),
  steps(
    `Connect your phone to your home network on ${facts.wifiGigahertz} GHz. If your router offers one name for two bands, that usually works too.`,
    `Install ${facts.controlName} from your phone’s app store and open it.`,
    'Hold the middle button of the chiller for about five seconds, until the WiFi sign on the display blinks.',
    'In the app choose to add a device and follow its steps. The sign stops blinking when it is connected.',
  ),
  heading('If it does not connect'),
  list(
    'Is the network strong where the chiller stands? Try with the phone lying on it.',
    'Is the password right, and the network a normal one? Guest networks with a sign-in page do not work.',
    'Switch the chiller off at the outlet, wait a minute, switch on, and pair again.',
    'Cooling and heating go on as set, whether or not there is a connection.',
  ),
  heading('New router, new owner'),
  paragraph(
    'After a new router or password, pair again in the same way; the old connection is forgotten. Before you give the tub away, remove the device in the app.',
  ),
]
