import { facts, factText } from '#shop/catalogue/facts.ts'
import type { Block } from '#web/content/blocks.ts'
import { heading, link, list, note, paragraph, table } from '#web/content/blocks.ts'

const WATTS_A_KILOWATT = 1000

export const electricalTab: readonly Block[] = [
  table('Electrical', [
    { label: 'Power', value: factText.powerSupply },
    { label: 'Electrical', value: factText.outlet },
    { label: 'Chiller', value: factText.chillerPower },
    { label: 'Clearance around the chiller', value: factText.clearance },
  ]),
  paragraph(
    `No electrician needed, as long as you have the right outlet: a standard Australian outlet of ${factText.outletInProse}, in good order, on a circuit protected by a safety switch (an RCD that trips at 30 mA). Most homes built or rewired in recent decades have one; press its test button to see. If you are not sure, or the outlet is old, loose or outdoors without a cover, ask a licensed electrician before you buy.`,
  ),
  heading('Rules for the lead'),
  list(
    'Plug the chiller straight into the wall. No extension lead, no power board, no adaptor.',
    'Outdoors, use a weatherproof outlet. Keep plug and socket dry, off the ground and out of reach from the tub.',
    'Let nothing else that draws much power, such as a heater or a kettle, share the circuit.',
    'Never plug in, unplug or touch the chiller with wet hands or from inside the tub.',
    'Test the safety switch every three months. If the lead is damaged, switch off and call us.',
  ),
  heading('What it uses'),
  paragraph(
    `At full power the chiller draws about ${facts.chiller.watts / WATTS_A_KILOWATT} kW, so an hour of it adds about ${facts.chiller.watts / WATTS_A_KILOWATT} kWh to your bill. Once the water is cold and the lid is on it runs part of the time: more in summer and in the sun, less in winter and in shade. Your own figure depends on weather, temperature and habits, so we do not print one.`,
  ),
  note(
    'Where an outlet may be',
    'Rules say how far an outlet must be from a bath, a spa or a pool, and they differ with the place. If you need a new outlet, let a licensed electrician choose where.',
  ),
  paragraph('See also ', link('site and power in the setup guide', '/resources/setup'), '.'),
]
