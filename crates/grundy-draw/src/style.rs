//! Colours and fonts, for a light page and for a dark one.
//!
//! Blue and orange are told apart by nearly everyone. No custom properties: not every viewer of SVG
//! knows them.

/// How many steps the colours of a heat map have.
pub(crate) const LEVELS: u64 = 8;

/// What an SVG picture begins with.
pub(crate) const CSS: &str = "
text{font:13px system-ui,-apple-system,'Segoe UI',Roboto,'Noto Sans','Noto Sans CJK SC',sans-serif;fill:#1c2127}
.page{fill:#fff}.title{font-size:15px;font-weight:600}.faint{fill:#5b6570}.note{font-size:11px;fill:#5b6570}
.axis{stroke:#5b6570;fill:none}.grid{stroke:#e3e7eb;fill:none}.thread{stroke:#b9cdee;fill:none}
circle,rect{stroke-width:0}.frame{fill:none;stroke:#c3cad1;stroke-width:1}.raster{shape-rendering:crispEdges}
.cell{font-size:10px;text-anchor:middle}.tiny{font-size:8px}
.v{fill:#2466c9;stroke:#2466c9}.p{fill:#d9480f;stroke:#d9480f}.n{fill:#7d93ad;stroke:#7d93ad}
.l{fill:#1971c2;stroke:#1971c2}.r{fill:#b3195a;stroke:#b3195a}.d{fill:#2b8a7e;stroke:#2b8a7e}
.l1{fill:#4a9fd8;stroke:#4a9fd8}.l2{fill:#8ec3e6;stroke:#8ec3e6}.r1{fill:#cf5286;stroke:#cf5286}.r2{fill:#e39cbc;stroke:#e39cbc}
.u{fill:#e9ecef;stroke:#e9ecef}
.h1{fill:#e7f0fb;stroke:#e7f0fb}.h2{fill:#cfe1f6;stroke:#cfe1f6}.h3{fill:#aecdf0;stroke:#aecdf0}
.h4{fill:#86b3e6;stroke:#86b3e6}.h5{fill:#5b95d8;stroke:#5b95d8}.h6{fill:#3877c4;stroke:#3877c4}
.h7{fill:#1f5aa6;stroke:#1f5aa6}.h8{fill:#0f3f80;stroke:#0f3f80}
.on-h6,.on-h7,.on-h8,.on-p,.on-l,.on-r,.on-d{fill:#fff}.on-p{font-weight:700}
@media (prefers-color-scheme:dark){
text{fill:#e4e8ec}.page{fill:#14171b}.faint,.note{fill:#9aa5b1}
.axis{stroke:#9aa5b1}.grid{stroke:#272d34}.thread{stroke:#2c4468}.frame{stroke:#47505a}
.v{fill:#74a9f7;stroke:#74a9f7}.p{fill:#ff922b;stroke:#ff922b}.n{fill:#64778e;stroke:#64778e}
.l{fill:#4dabf7;stroke:#4dabf7}.r{fill:#f06595;stroke:#f06595}.d{fill:#38b2a3;stroke:#38b2a3}.u{fill:#2a3037;stroke:#2a3037}
.l1{fill:#2c6c99;stroke:#2c6c99}.l2{fill:#275a80;stroke:#275a80}.r1{fill:#9c3f61;stroke:#9c3f61}.r2{fill:#7d3550;stroke:#7d3550}
.h1{fill:#1c2a3c;stroke:#1c2a3c}.h2{fill:#213a57;stroke:#213a57}.h3{fill:#284d77;stroke:#284d77}
.h4{fill:#316398;stroke:#316398}.h5{fill:#437db8;stroke:#437db8}.h6{fill:#629bd3;stroke:#629bd3}
.h7{fill:#8dbbe8;stroke:#8dbbe8}.h8{fill:#c0dcf8;stroke:#c0dcf8}
.on-h6,.on-h7,.on-h8,.on-p,.on-l,.on-r,.on-d{fill:#10141a}
}
";

/// What a drawing of a position begins with.
pub(crate) const DRAWING: &str = "
text{font:13px system-ui,-apple-system,'Segoe UI',Roboto,'Noto Sans','Noto Sans CJK SC',sans-serif;fill:#1c2127}
.page{fill:#fff}.title{font-size:15px;font-weight:600}.faint{fill:#5b6570}.note{font-size:11px;fill:#5b6570}
.small{font-size:11px}.tiny{font-size:9px}.strong{font-weight:700}
.ground{stroke:#7a5c3e;stroke-width:3;fill:none}.soil{stroke:#7a5c3e;stroke-width:1.2;fill:none}
.edge{fill:none;stroke-width:3.5;stroke-linecap:round}.thin{stroke-width:2}
.green{stroke:#2f9e44}.blue{stroke:#1971c2}.red{stroke:#d6336c}.fallen{stroke:#8a949e;stroke-dasharray:5 5}
.halo{fill:none;stroke:#ffc933;stroke-width:13;stroke-linecap:round}.cut{stroke:#1c2127;stroke-width:2;fill:none}
.way{stroke-width:8}.glow{fill:none;stroke:#b9cdee;stroke-width:12;stroke-linecap:round}
.dot{fill:#1c2127}.disc{fill:#fff;stroke:#1c2127;stroke-width:1.6}.pale{fill:#fff;stroke:#8a949e;stroke-width:1.6}
.arc{fill:none;stroke:#77828e;stroke-width:1.4}.tip{fill:#77828e}.won{stroke:#1c2127;stroke-width:2}.wontip{fill:#1c2127}
.lane{stroke:#e3e7eb;fill:none}.cell{fill:none;stroke:#a9b3bd;stroke-width:1}.break{stroke:#a9b3bd;stroke-width:1;fill:none}
.stone{fill:#4c6a92}.taken{fill:#fff;stroke:#1c2127;stroke-width:1.6;stroke-dasharray:3 2.4}.light{fill:#ffc933}
.token{fill:none;stroke:#1c2127;stroke-width:2.4}.panel{fill:none;stroke:#dde2e7;stroke-width:1}
.on{paint-order:stroke;stroke:#fff;stroke-width:3.5;stroke-linejoin:round}
.p{fill:#d9480f}.n{fill:#a9c4e8}.l{fill:#1971c2}.r{fill:#b3195a}.d{fill:#2b8a7e}.u{fill:#dde2e7}
.on-p,.on-l,.on-r,.on-d{fill:#fff}.on-p{font-weight:700}
@media (prefers-color-scheme:dark){
text{fill:#e4e8ec}.page{fill:#14171b}.faint,.note{fill:#9aa5b1}
.ground,.soil{stroke:#b08d66}.green{stroke:#51cf66}.blue{stroke:#4dabf7}.red{stroke:#f06595}.fallen{stroke:#77828e}
.halo{stroke:#8a6a00}.cut{stroke:#fff}.glow{stroke:#41659c}
.dot{fill:#e4e8ec}.disc{fill:#14171b;stroke:#e4e8ec}.pale{fill:#14171b;stroke:#77828e}
.arc{stroke:#8a949e}.tip{fill:#8a949e}.won{stroke:#fff}.wontip{fill:#fff}
.lane{stroke:#272d34}.cell,.break{stroke:#56606b}.stone{fill:#8fb0dc}.taken{fill:#14171b;stroke:#e4e8ec}.light{fill:#8a6a00}
.token{stroke:#fff}.panel{stroke:#2a3037}.on{stroke:#14171b}
.p{fill:#ff922b}.n{fill:#38557c}.l{fill:#4dabf7}.r{fill:#f06595}.d{fill:#38b2a3}.u{fill:#2a3037}
.on-p,.on-l,.on-r,.on-d{fill:#10141a}
}
";
