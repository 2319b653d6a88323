import { facts } from '#shop/catalogue/facts.ts'

/** Shared by the wellness page, the setup guide, the FAQ and the manual, so that no page forgets one. */
export const whoShouldNotPlunge = {
  /** Anchor on the wellness page. */
  id: 'who-should-not-plunge',
  heading: 'Who should not plunge',
  lead: 'Cold water raises the pulse and the blood pressure within seconds and makes you gasp. Most healthy adults bear that. Some people should not take the risk. Do not plunge, or first ask a doctor who knows you, if any of these is true of you:',
  items: [
    'You have a heart condition, an irregular heartbeat, high blood pressure, or have had a stroke.',
    'You are pregnant.',
    'You have epilepsy, faint easily, or have had a bad reaction to cold such as hives, Raynaud’s or asthma brought on by cold air.',
    'You have diabetes with loss of feeling, poor circulation, or another condition that changes how you feel cold.',
    'You have an open wound, a fever or an infection.',
    'You take medicine that acts on heart, blood pressure or alertness, or have drunk alcohol or taken drugs.',
    'You are under eighteen, or frail.',
  ],
  warm: `The same list holds for long soaks at the warm end, near ${facts.temperature.maxC} °C: heat lowers the blood pressure and makes people faint when they stand up.`,
  disclaimer:
    'This is general information and no medical advice. If you are unsure, ask your doctor before the first plunge.',
} as const

export const plungeSafety = {
  heading: 'Rules for every plunge',
  items: [
    'Never alone. Have someone within call who knows what you are doing.',
    'Go in slowly, feet first, hands on the rim. Never jump, never dive, never put the head under.',
    'Stay still and breathe out slowly until the first gasping passes, which takes a minute or two. If it does not, get out.',
    'Never hold your breath or breathe fast on purpose before or during a plunge.',
    'Set a timer. Get out sooner if you shiver hard, feel numb, clumsy, dizzy or muddled.',
    'Get out slowly. Dry off, dress warmly and move about. You can go on cooling for some minutes afterwards.',
    'Close the lid whenever nobody is in the tub. Keep children and pets away; a lid is no substitute for watching.',
    'In an emergency call 000.',
  ],
} as const

export const safetyWords = { whoShouldNot: whoShouldNotPlunge, rules: plungeSafety } as const
export type SafetyWords = typeof safetyWords
