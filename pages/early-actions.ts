/**
 * A script for the head of a page with islands. Until an island is hydrated, it notes the last use of each button, star rating and field
 * in it and keeps it from React, which could lose it while it hydrates; islands/entries/replay-early-actions.ts then replays it. Links and
 * menus work without it. A form waits for the replay of its button.
 */
export const EARLY_ACTIONS = `{let s=new Set,a=new AbortController;noteEarly={controls:s,end:a};for(let t of['click','input','change'])addEventListener(t,e=>{let c=e.target.closest?.('[data-island]:not([data-hydrated]) '+(t==='click'?':is(button:not([popovertarget]),[type=radio],[type=checkbox])':':is(input,select)'));if(c){e.stopPropagation();s.delete(c);s.add(c)}},{capture:true,signal:a.signal});addEventListener('submit',e=>e.preventDefault(),{signal:a.signal})}`
