/**
 * A script for the head of a page with islands. Until they are alive it notes which buttons, stars and fields are used, each as it was used
 * last; islands/replay-early-actions.ts then does that again. Links and menus work by themselves.
 */
export const EARLY_ACTIONS = `{let s=new Set,a=new AbortController;noteEarly={controls:s,end:a};for(let t of['click','input'])addEventListener(t,({target:e})=>{let c=e.closest?.('[data-island] '+(t==='click'?':is(button:not([popovertarget]),[type=radio],[type=checkbox])':':is(input,select)'));if(c){s.delete(c);s.add(c)}},{capture:true,signal:a.signal})}`
