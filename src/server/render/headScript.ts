import { createHash } from 'node:crypto';

/**
 * A script in a document that runs before the first paint. If the visitor has chosen another store
 * view and the address names none, or if the visitor uses the mobile app, the script leaves the
 * rendering to the browser. Otherwise the script records submits and clicks on buttons until the
 * shop is hydrated (an arrow key in a quantity as a click on the button beside it), and input into a
 * field until `replayInputs` has replayed it, once; links keep working. Hydration may empty a field
 * in which the shopper types: the script puts the text back before the next character. The script
 * marks pictures that fail to load, because React cannot listen yet. It fetches the code once the
 * largest picture has loaded, unless the document preloads the code, and evaluates one file per
 * task, so that the page stays responsive. If the code cannot be loaded, the page says so at once.
 */
const SCRIPT = `((d,e,o)=>{try{var c=JSON.parse(localStorage["florilegium:store_view_code"]||null)?.value,u=x=>x.replace(/-/g,"_"),t=d.view;if(c&&t&&c!==t&&u(o.location.pathname.split("/")[1])!==u(t)||/(^|;)\\s*app\\s*(=|;|$)/.test(o.cookie))d.render="client"}catch{}
var h=e.heldInputs=[],f=v=>{var t=v.target,y=v.type,b;if(d.render||!t.closest)return;if(y=="beforeinput"){b=h.findLast(x=>x.target==t)?.value;b&&(t.value=b)}else if(y=="keydown"){b={ArrowUp:t.nextElementSibling,ArrowDown:t.previousElementSibling}[v.key];if(!d.ready&&b&&t.role=="spinbutton"){h.push({target:b});v.preventDefault()}}else if(y=="submit"||y=="click"){if(d.ready)return;if(y=="click"){b=t.closest("button");if(!b||t.closest("a"))return;v.stopImmediatePropagation()}h.push({target:b||t});v.preventDefault()}else if(!d.ready||h.some(x=>x.target==t))h.push({target:t,value:t.value,checked:t.checked})};
["click","submit","keydown","beforeinput","input","change"].forEach(n=>e.addEventListener(n,f,1));
e.addEventListener("error",v=>{var t=v.target;if(t?.tagName=="IMG")t.dataset.failed=""},1);
var g=0,w=()=>{if(g++)return;var q=v=>[...o.querySelectorAll("link[rel="+v+"]")],l=q("later"),s=[...l,...q("modulepreload")].filter(x=>!x.dataset.page),a=i=>{if(i==l.length)return r(0);l[i].rel="modulepreload";setTimeout(a,0,i+1)},r=i=>{var n=()=>setTimeout(r,0,i+1);i<s.length?import(s[i].href).then(n,n):import(d.entry).catch(()=>{d.failed=1})};a(0)};
o.addEventListener("DOMContentLoaded",()=>{var p=d.render?0:o.querySelector("img[fetchpriority=high]");if(!p||p.complete)return w();p.onload=p.onerror=w;setTimeout(w,1500)})})(document.documentElement.dataset,window,document)`;

export const HEAD_SCRIPT = `<script>${SCRIPT}</script>`;

/** The script's hash for the content security policy. */
export const HEAD_SCRIPT_SOURCE = `'sha256-${createHash('sha256').update(SCRIPT).digest('base64')}'`;
